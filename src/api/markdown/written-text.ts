import { longText, makeParser } from './parser.ts'
import { writersHtml } from './writers-html.ts'

const parser = makeParser({ linkify: false })
writersHtml(parser)

/**
 * The beginning of a post for its excerpt: its first paragraphs, up to the first heading, table, code or line after them. What
 * follows a heading or a table is not understood without it.
 */
export function leadText(markdown: string): string {
  const tokens = parser.parse(markdown, {})
  const isParagraph = (place: number) =>
    tokens[place]?.type === 'inline' && tokens[place - 1]?.type === 'paragraph_open'
  const first = tokens.findIndex((_, place) => isParagraph(place))
  const end = tokens.findIndex(({ type }, place) => place > first && breaks.has(type))
  const lead = first === -1 ? [] : tokens.slice(0, end === -1 ? undefined : end)
  return (
    lead
      .filter((_, place) => isParagraph(place))
      .map(({ children }) => (children ?? []).map(spoken).join(''))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      // Japanese and Chinese have no space after a full-width mark.
      .replaceAll(/(?<=[。．！？」』）]) /g, '')
      .trim()
  )
}

const breaks: ReadonlySet<string> = new Set([
  'heading_open',
  'table_open',
  'fence',
  'code_block',
  'hr',
  longText,
])

/** The whole text of a post for the search, including headings, tables and code. */
export function wholeText(markdown: string): string {
  return parser
    .parse(markdown, {})
    .map(({ type, content, children }) => {
      if (type === 'inline') return (children ?? []).map(spoken).join('')
      return type === 'fence' || type === 'code_block' || type === longText ? content : ''
    })
    .filter((text) => text !== '')
    .join('\n')
}

interface Token {
  readonly type: string
  readonly content: string
  readonly children: readonly Token[] | null
}

function spoken({ type, content, children }: Token): string {
  if (type === 'image') return (children ?? []).map(spoken).join('')
  if (type === 'softbreak' || type === 'hardbreak') return ' '
  return type === 'text' || type === 'code_inline' ? content : ''
}
