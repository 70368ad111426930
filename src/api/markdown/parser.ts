import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'

export type Parser = InstanceType<typeof MarkdownIt>
export type Token = ReturnType<Parser['parse']>[number]

/** Longer, a paragraph is no paragraph: it is shown as it was typed. Some marks take time by the square of their number. */
const longestParagraph = 10_000
export const longText = 'long_text'

/** Tags are text; an address is a link if asked for. */
export function makeParser({ linkify }: { linkify: boolean }): Parser {
  // Without it `**「強調」**は` is no emphasis: by the rules of Markdown a space would have to follow the bracket.
  const parser = new MarkdownIt({ html: false, linkify }).use(cjkFriendly)
  parser.core.ruler.before('inline', longText, ({ tokens }) => {
    for (const token of tokens)
      if (token.type === 'inline' && token.content.length > longestParagraph) token.type = longText
  })
  parser.core.ruler.after('inline', 'heading-names', ({ tokens }) => {
    for (const [place, token] of tokens.entries())
      if (token.type === 'heading_open') token.meta = { name: takeName(tokens[place + 1]?.children?.at(-1)) }
  })
  parser.renderer.rules[longText] = (tokens, at) => parser.utils.escapeHtml(tokens[at]?.content ?? '')
  return parser
}

/** Some writers name a heading, `## Bridges {#bridges}`: that is for links to it, and none of its words. */
function takeName(last: Token | undefined): string | undefined {
  const [mark, name] = (last?.type === 'text' ? namedHeading.exec(last.content) : undefined) ?? []
  if (last !== undefined && mark !== undefined) last.content = last.content.slice(0, -mark.length).trimEnd()
  return name
}

const namedHeading = /\{#([\w-]{1,100})\}$/
