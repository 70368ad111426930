import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'

export type Parser = InstanceType<typeof MarkdownIt>
export type Token = ReturnType<Parser['parse']>[number]

/** Paragraphs longer than this are shown as plain text, because parsing some markup takes quadratic time. */
const maxParagraphLength = 10_000
export const longText = 'long_text'

/** Makes a Markdown parser that treats HTML tags as text. With `linkify` bare URLs become links. */
export function makeParser({ linkify }: { linkify: boolean }): Parser {
  // Without this plugin `**「強調」**は` is no emphasis, because CommonMark requires a space after the closing mark.
  const parser = new MarkdownIt({ html: false, linkify }).use(cjkFriendly)
  parser.core.ruler.before('inline', longText, ({ tokens }) => {
    for (const token of tokens)
      if (token.type === 'inline' && token.content.length > maxParagraphLength) token.type = longText
  })
  parser.core.ruler.after('inline', 'heading-names', ({ tokens }) => {
    for (const [place, token] of tokens.entries())
      if (token.type === 'heading_open') token.meta = { name: takeName(tokens[place + 1]?.children?.at(-1)) }
  })
  parser.renderer.rules[longText] = (tokens, at) => parser.utils.escapeHtml(tokens[at]?.content ?? '')
  return parser
}

function takeName(last: Token | undefined): string | undefined {
  const [mark, name] = (last?.type === 'text' ? namedHeading.exec(last.content) : undefined) ?? []
  if (last !== undefined && mark !== undefined) last.content = last.content.slice(0, -mark.length).trimEnd()
  return name
}

const namedHeading = /\{#([\w-]{1,100})\}$/
