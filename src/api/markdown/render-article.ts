import sanitizeHtml from 'sanitize-html'
import { type Mention, matcherOf } from '../../domain/blog/mentions.ts'
import { footnotes, renderNotes } from './footnotes.ts'
import { makeParser, type Token, type Parser } from './parser.ts'
import { allowedHtml } from './render-markdown.ts'
import { writersHtml } from './writers-html.ts'

interface ArticleSection {
  readonly id: string
  readonly level: 2 | 3
  readonly text: string
}

const maxSections = 100

function namedSections(tokens: readonly Token[]): ReadonlyMap<string, string> {
  return new Map(
    tokens
      .filter(({ type }) => type === 'heading_open')
      .flatMap((token) => {
        const id = token.attrGet('id')
        const name: unknown = token.meta?.['name']
        return typeof name === 'string' && id !== null ? [[`#${name}`, String(id)] as const] : []
      }),
  )
}

/** Numbers the headings: `section-2` is the second chapter, `section-2-1` its first part. */
function nameSections(tokens: readonly Token[]): ArticleSection[] {
  const sections: ArticleSection[] = []
  let chapter = 0
  let part = 0
  for (const [place, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const isChapter = token.tag === 'h1' || token.tag === 'h2'
    if (!isChapter && token.tag !== 'h3') continue
    if (isChapter) [chapter, part] = [chapter + 1, 0]
    else part++
    const id = isChapter ? `section-${chapter}` : `section-${chapter}-${part}`
    token.attrSet('id', id)
    const text = (tokens[place + 1]?.children ?? [])
      .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
      .join('')
      .trim()
    if (text !== '' && sections.length < maxSections) sections.push({ id, level: isChapter ? 2 : 3, text })
  }
  return sections
}

export interface Article {
  readonly html: string
  readonly sections: readonly ArticleSection[]
}

export interface ArticleFacts {
  readonly mentions: readonly Mention[]
  readonly imageSizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>
}

const articleParser = makeParser({ linkify: true })
writersHtml(articleParser)
footnotes(articleParser)
mentionLinks(articleParser)

const allowed: sanitizeHtml.IOptions = {
  ...allowedHtml,
  allowedTags: [...allowedHtml.allowedTags, 'sub', 'sup', 'mark', 'data'],
  allowedAttributes: {
    ...allowedHtml.allowedAttributes,
    h3: ['id'],
    sup: ['id'],
    li: ['id'],
    data: ['value'],
  },
}

/** Renders a post: Markdown with section ids, footnotes, links to mentioned coins and sales, and sizes of pictures. */
export function renderArticle(markdown: string, { mentions, imageSizes }: ArticleFacts): Article {
  const env = { mentions }
  const tokens = articleParser.parse(markdown, env)
  const sections = nameSections(tokens)
  const named = namedSections(tokens)
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const section = token.type === 'link_open' ? named.get(String(token.attrGet('href') ?? '')) : undefined
      if (section !== undefined) token.attrSet('href', `#${section}`)
      if (token.type === 'image' && !isAbsolute(String(token.attrGet('src') ?? '')))
        replaceByDescription(token, env)
      const size = token.type === 'image' ? imageSizes.get(String(token.attrGet('src') ?? '')) : undefined
      if (size === undefined) continue
      token.attrSet('width', String(size.width))
      token.attrSet('height', String(size.height))
    }
  const html =
    articleParser.renderer.render(tokens, articleParser.options, env) + renderNotes(articleParser, env)
  return { html: sanitizeHtml(html, allowed), sections }
}

/** True for URLs and absolute paths. A path relative to the Markdown file does not work on a page. */
function isAbsolute(source: string): boolean {
  return /^(?:https?:\/\/|\/)/i.test(source)
}

function replaceByDescription(token: Token, env: { readonly mentions: readonly Mention[] }): void {
  token.content = articleParser.renderer.renderInlineAsText(token.children ?? [], articleParser.options, env)
  token.type = 'text'
  token.tag = ''
}

interface WithMentions {
  mentions?: readonly Mention[]
}

/**
 * Links the first mention of each coin and sale. Behind the mention of a coin stands an element that the browser fills with its
 * price. Headings, code and texts of links are skipped.
 */
function mentionLinks(parser: Parser): void {
  parser.core.ruler.push('mentions', (state) => {
    // The parser has a separate `env` for each text. `renderArticle` sets its `mentions`, and only this rule reads them, so the
    // type is certain.
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
    const { path, coin } = token.meta as unknown as Mention
    const { escapeHtml } = parser.utils
    const chip = coin === undefined ? '' : `<data value="${escapeHtml(coin)}"></data>`
    return `<a href="${escapeHtml(path)}">${escapeHtml(token.content)}</a>${chip}`
  }
}
