import type { Parser } from './parser.ts'

const maxNotes = 200
const definition = /^\[\^([\w-]{1,40})\]:[ \t]+(.+)$/
const reference = /^\[\^([\w-]{1,40})\]/

interface Notes {
  readonly texts: Map<string, string>
  /** Names of notes in the order of their first reference. */
  readonly order: string[]
}

interface WithNotes {
  notes?: Notes
}

/**
 * Footnotes: `text[^1]` refers to `[^1]: the note`, one line of its own. Notes are listed at the end in the order of
 * their references, with links in both directions. A reference without a note stays text; a note without a reference
 * is not shown.
 */
export function footnotes(parser: Parser): void {
  parser.block.ruler.before('reference', 'footnotes', (state, startLine, _endLine, silent) => {
    const line = state.src.slice(
      (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0),
      state.eMarks[startLine],
    )
    const [, name, text] = definition.exec(line) ?? []
    if (name === undefined || text === undefined) return false
    if (silent) return true
    const { texts } = notesOf(state.env)
    if (texts.size < maxNotes && !texts.has(name)) texts.set(name, text)
    state.line = startLine + 1
    return true
  })
  parser.inline.ruler.before('link', 'footnotes', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x5b) return false
    const [whole, name] = reference.exec(state.src.slice(state.pos, state.pos + 50)) ?? []
    const { texts, order } = notesOf(state.env)
    if (whole === undefined || name === undefined || !texts.has(name)) return false
    if (!silent) {
      const isFirst = !order.includes(name)
      if (isFirst) order.push(name)
      const number = order.indexOf(name) + 1
      const own = isFirst ? ` id="note-${number}-from"` : ''
      state.push('footnote', '', 0).content = `<sup${own}><a href="#note-${number}">${number}</a></sup>`
    }
    state.pos += whole.length
    return true
  })
  parser.renderer.rules['footnote'] = (tokens, at) => tokens[at]?.content ?? ''
}

/** The referenced notes as an HTML list; an empty text if there are none. */
export function renderNotes(parser: Parser, env: object): string {
  const notes = notesOf(env)
  const { texts, order } = notes
  if (order.length === 0) return ''
  const items: string[] = []
  for (let at = 0; at < order.length; at++) {
    const html = parser.renderInline(texts.get(order[at] ?? '') ?? '', { notes })
    items.push(`<li id="note-${at + 1}">${html} <a href="#note-${at + 1}-from">↩</a></li>`)
  }
  return `<ol>${items.join('')}</ol>`
}

function notesOf(env: unknown): Notes {
  // The parser has a separate `env` for each text, and only this file sets its `notes`, so the type is certain.
  const own = env as WithNotes
  return (own.notes ??= { texts: new Map(), order: [] })
}
