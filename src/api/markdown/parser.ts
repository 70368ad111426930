import MarkdownIt from 'markdown-it'

export type Parser = InstanceType<typeof MarkdownIt>

/** Longer, a paragraph is no paragraph: it is shown as it was typed. Some marks take time by the square of their number. */
const longestParagraph = 10_000
export const longText = 'long_text'

/** Raw HTML is text; an address is a link if asked for. */
export function makeParser({ linkify }: { linkify: boolean }): Parser {
  const parser = new MarkdownIt({ html: false, linkify })
  parser.core.ruler.before('inline', longText, ({ tokens }) => {
    for (const token of tokens)
      if (token.type === 'inline' && token.content.length > longestParagraph) token.type = longText
  })
  parser.renderer.rules[longText] = (tokens, at) => parser.utils.escapeHtml(tokens[at]?.content ?? '')
  return parser
}
