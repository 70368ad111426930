import { takeComment, takeFrames } from './html-frames.ts'
import { findEnds, htmlTag, isFrame, type HtmlTag } from './html-tags.ts'
import type { Parser, Token } from './parser.ts'
import { addParagraph, lineBehind, linesOf, startOf, type BlockRule } from './html-lines.ts'

const longestList = 500
const listTag = /(<\/?(?:[ou]l|li)\b[^<>]*>)/

/** A list of a writer who prefers tags. What is not well-formed is none. */
const takeList: BlockRule = (state, start, end, isSilent) => {
  const from = startOf(state, start)
  if (from === undefined || !/^<[ou]l\b/.test(state.src.slice(from, from + 4))) return false
  const next = lineBehind(state, start, end)
  if (next === undefined || next - start > longestList) return false
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

/** Its tags and the words of its items, in order. An item needs no end, as in HTML. */
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

/** What a writer may put around words, and what it becomes. */
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
 * Tags in a post: those that mark up words are taken, without attributes; a frame, such as `<Alert>` of another site, is left out and its
 * words stay. Every other tag is text. For those who write for the site alone: what strangers write has no tags.
 */
export function writersHtml(parser: Parser): void {
  parser.set({ html: true })
  parser.block.ruler.disable('html_block')
  findEnds(parser)
  const interrupting = { alt: ['paragraph', 'reference', 'blockquote', 'list'] }
  parser.block.ruler.before('table', 'html_frames', takeFrames, interrupting)
  parser.block.ruler.before('table', 'html_list', takeList, interrupting)
  parser.block.ruler.before('table', 'html_comment', takeComment, interrupting)
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

interface Reading {
  readonly env: unknown
  readonly link: (nesting: -1 | 1) => Token
  /** Of what is written in a tag; nothing where it leads to no good. */
  readonly addressOf: (href: string) => string | undefined
}

function readTags(children: readonly Token[], { env, link, addressOf }: Reading): Token[] {
  const read: Token[] = []
  let isInLink = false
  /** The tag whose link is open: links do not stand in each other. */
  let opened: string | undefined
  const closeOpened = () => {
    if (opened !== undefined) read.push(link(-1))
    opened = undefined
  }
  for (const child of children) {
    if (child.type === 'link_open') closeOpened()
    if (child.type === 'link_open' || child.type === 'link_close') isInLink = child.type === 'link_open'
    // The level tells whoever finds addresses in words what stands in a link.
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
    } else if (tag.name !== 'a' && !isFrame(tag, env)) {
      read.push(formatted(child, tag))
    }
  }
  closeOpened()
  return withoutSpaceBefore(read)
}

/** Where a tag is left out at the start, the space behind it is too; an entity is a token of its own. */
function withoutSpaceBefore(tokens: Token[]): Token[] {
  const [first, ...rest] = tokens
  if (first === undefined || !first.type.startsWith('text')) return tokens
  if (first.content.trim() === '') return withoutSpaceBefore(rest)
  if (first.type === 'text') first.content = first.content.trimStart()
  return tokens
}

function leads(tag: HtmlTag, env: unknown): boolean {
  if (tag.isClosing || tag.isAlone || !tag.attributes.has('href')) return false
  return tag.name === 'a' || isFrame(tag, env)
}
