import { longText, makeParser } from './parser.ts'
import { writersHtml } from './writers-html.ts'

const parser = makeParser({ linkify: false })
writersHtml(parser)

/** The text of a post for its excerpt, without headings, tables and code. */
export function plainText(markdown: string): string {
  const tokens = parser.parse(markdown, {})
  const paragraphs = tokens.filter(
    ({ type }, place) => type === 'inline' && tokens[place - 1]?.type === 'paragraph_open',
  )
  return (
    paragraphs
      .map(({ children }) => (children ?? []).map(spoken).join('').trim())
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      // Japanese and Chinese have no space after a full-width mark.
      .replaceAll(/(?<=[。．！？」』）]) /g, '')
      .trim()
  )
}

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
