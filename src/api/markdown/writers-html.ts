import { addParagraph, lineAfter, linesOf, startOf, type BlockRule } from './html-lines.ts'
import { findEnds, htmlTag, isWrapper, type HtmlTag } from './html-tags.ts'
import { dropComment, dropWrappers } from './html-wrappers.ts'
import type { Parser, Token } from './parser.ts'

const maxListLines = 500
const listTag = /(<\/?(?:[ou]l|li)\b[^<>]*>)/

const takeList: BlockRule = (state, start, end, isSilent) => {
  const from = startOf(state, start)
  if (from === undefined || !/^<[ou]l\b/.test(state.src.slice(from, from + 4))) return false
  const next = lineAfter(state, start, end)
  if (next === undefined || next - start > maxListLines) return false
  const parts = listParts(linesOf(state, start, next).join('\n'))
  if (parts === undefined) return false
  if (isSilent) return true
  for (const { tag, words } of parts)
    if (tag === undefined) addParagraph(state, words, { isHidden: true })
    else state.push('html_block', '', 0).content = tag
  state.line = next
  return true
}

interface ListPart {
  readonly tag?: string
  readonly words: string
}

/**
 * Splits an HTML list into its tags and the texts of its items, in order; undefined if the list is malformed. `</li>` may be
 * missing, as in HTML.
 */
function listParts(text: string): ListPart[] | undefined {
  const parts: ListPart[] = []
  const open: string[] = []
  const close = () => parts.push({ tag: `</${open.pop()}>`, words: '' })
  for (const piece of text.split(listTag)) {
    const [, slash, name] = /^<(\/?)([ou]l|li)\b/.exec(piece) ?? []
    const words = piece.trim()
    if (name === undefined) {
      if (words === '') continue
      if (open.at(-1) !== 'li') return undefined
      parts.push({ words })
    } else if (slash === '/') {
      if (name !== 'li' && open.at(-1) === 'li') close()
      if (open.at(-1) !== name) return undefined
      close()
    } else {
      if (name === 'li' && open.at(-1) === 'li') close()
      if (name === 'li' ? !/^[ou]l$/.test(open.at(-1) ?? '') : open.length > 0 && open.at(-1) !== 'li')
        return undefined
      open.push(name)
      parts.push({ tag: `<${name}>`, words: '' })
    }
  }
  return open.length === 0 ? parts : undefined
}

const formats = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['s', 's'],
  ['del', 's'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['mark', 'mark'],
])

function formatted(token: Token, { name, isClosing }: HtmlTag): Token {
  const format = formats.get(name)
  if (name === 'br') token.type = 'hardbreak'
  else if (format === undefined) token.type = 'text'
  else token.content = isClosing ? `</${format}>` : `<${format}>`
  return token
}

/**
 * HTML tags in posts, for texts of the site's own authors only. Tags for formatting are kept without attributes, wrapping
 * tags such as `<Alert>` of another site are dropped but not their content, and every other tag is shown as text.
 */
export function writersHtml(parser: Parser): void {
  parser.set({ html: true })
  parser.block.ruler.disable('html_block')
  findEnds(parser)
  const interrupting = { alt: ['paragraph', 'reference', 'blockquote', 'list'] }
  parser.block.ruler.before('table', 'html_wrappers', dropWrappers, interrupting)
  parser.block.ruler.before('table', 'html_list', takeList, interrupting)
  parser.block.ruler.before('table', 'html_comment', dropComment, interrupting)
  const addressOf = (href: string) => {
    const address = parser.normalizeLink(parser.utils.unescapeAll(href))
    return parser.validateLink(address) ? address : undefined
  }
  parser.core.ruler.after('inline', 'html_in_words', ({ tokens, env, Token }) => {
    const link = (nesting: -1 | 1) => new Token(nesting === 1 ? 'link_open' : 'link_close', 'a', nesting)
    for (const token of tokens)
      if (token.children?.some(({ type }) => type === 'html_inline') === true)
        token.children = readTags(token.children, { env, link, addressOf })
  })
}

interface TagOptions {
  readonly env: unknown
  readonly link: (nesting: -1 | 1) => Token
  /** The normalised address of an `href`; undefined if its scheme is not allowed. */
  readonly addressOf: (href: string) => string | undefined
}

function readTags(children: readonly Token[], { env, link, addressOf }: TagOptions): Token[] {
  const read: Token[] = []
  let isInLink = false
  let opened: string | undefined
  const closeOpened = () => {
    if (opened !== undefined) read.push(link(-1))
    opened = undefined
  }
  for (const child of children) {
    if (child.type === 'link_open') closeOpened()
    if (child.type === 'link_open' || child.type === 'link_close') isInLink = child.type === 'link_open'
    // The parser makes no links of bare URLs that are already inside a link. It recognises these by the level of their tokens.
    if (opened !== undefined) child.level++
    const tag = child.type === 'html_inline' ? htmlTag(child.content) : undefined
    const address = addressOf(tag?.attributes.get('href') ?? '')
    if (tag === undefined) {
      if (child.type !== 'html_inline') read.push(child)
    } else if (tag.isClosing && tag.name === opened) {
      closeOpened()
    } else if (leads(tag, env) && address !== undefined && !isInLink && opened === undefined) {
      opened = tag.name
      const open = link(1)
      open.attrSet('href', address)
      read.push(open)
    } else if (tag.name !== 'a' && !isWrapper(tag, env)) {
      read.push(formatted(child, tag))
    }
  }
  closeOpened()
  return withoutSpaceBefore(read)
}

/**
 * Removes the space that a dropped tag leaves at the beginning of a paragraph. Several tokens may be space, because an entity
 * such as `&nbsp;` is a token of its own.
 */
function withoutSpaceBefore(tokens: Token[]): Token[] {
  const [first, ...rest] = tokens
  if (first === undefined || !first.type.startsWith('text')) return tokens
  if (first.content.trim() === '') return withoutSpaceBefore(rest)
  if (first.type === 'text') first.content = first.content.trimStart()
  return tokens
}

function leads(tag: HtmlTag, env: unknown): boolean {
  if (tag.isClosing || tag.isSelfClosing || !tag.attributes.has('href')) return false
  return tag.name === 'a' || isWrapper(tag, env)
}
