import type { Parser } from './parser.ts'

const most = 200
const definition = /^\[\^([\w-]{1,40})\]:[ \t]+(.+)$/
const reference = /^\[\^([\w-]{1,40})\]/

interface Notes {
  readonly texts: Map<string, string>
  /** In the order in which the text refers to them. */
  readonly order: string[]
}

interface WithNotes {
  notes?: Notes
}

/**
 * `text[^1]` and, on a line of its own, `[^1]: the note`. Notes stand at the end in the order in which they are referred to, with a link
 * there and back; what refers to no note is text, and a note that nothing refers to is not shown. A note is one line.
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
    if (texts.size < most && !texts.has(name)) texts.set(name, text)
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

/** The notes that the text has referred to, as a list; empty where there are none. */
export function renderNotes(parser: Parser, env: object): string {
  const notes = notesOf(env)
  const { texts, order } = notes
  if (order.length === 0) return ''
  // A note may refer to another, which joins the end.
  const items: string[] = []
  for (let at = 0; at < order.length; at++) {
    const html = parser.renderInline(texts.get(order[at] ?? '') ?? '', { notes })
    items.push(`<li id="note-${at + 1}">${html} <a href="#note-${at + 1}-from">↩</a></li>`)
  }
  return `<ol>${items.join('')}</ol>`
}

function notesOf(env: unknown): Notes {
  // The environment of one text, which only this file writes notes to.
  const own = env as WithNotes
  return (own.notes ??= { texts: new Map(), order: [] })
}
