import type { Parser } from './parser.ts'
import { matcherOf, type Mention } from '../../domain/blog/mentions.ts'

interface WithMentions {
  mentions?: readonly Mention[]
}

/**
 * The first time a text names a coin or a sale, the name becomes a link; a coin has room for its price behind it. Not in headings, in code,
 * or inside another link.
 */
export function mentionLinks(parser: Parser): void {
  parser.core.ruler.push('mentions', (state) => {
    // Given by whoever renders, and read here alone.
    const { mentions = [] } = state.env as WithMentions
    const next = matcherOf(mentions)
    let isHeading = false
    for (const token of state.tokens) {
      if (token.type === 'heading_open') isHeading = true
      if (token.type === 'heading_close') isHeading = false
      if (token.type !== 'inline' || isHeading || token.children === null) continue
      let depth = 0
      token.children = token.children.flatMap((child) => {
        if (child.type === 'link_open') depth++
        if (child.type === 'link_close') depth--
        if (child.type !== 'text' || depth > 0) return [child]
        const parts = []
        let from = 0
        for (let found = next(child.content, from); found !== undefined; found = next(child.content, from)) {
          const { mention, start, end } = found
          const text = new state.Token('text', '', 0)
          text.content = child.content.slice(from, start)
          const link = new state.Token('mention', '', 0)
          link.content = child.content.slice(start, end)
          link.meta = { ...mention }
          parts.push(text, link)
          from = end
        }
        if (parts.length === 0) return [child]
        const rest = new state.Token('text', '', 0)
        rest.content = child.content.slice(from)
        return [...parts, rest]
      })
    }
  })
  parser.renderer.rules['mention'] = (tokens, at) => {
    const token = tokens[at]
    if (token === undefined) return ''
    // Written by the rule above.
    const { path, coin } = token.meta as unknown as Mention
    const { escapeHtml } = parser.utils
    const chip = coin === undefined ? '' : `<data value="${escapeHtml(coin)}"></data>`
    return `<a href="${escapeHtml(path)}">${escapeHtml(token.content)}</a>${chip}`
  }
}
