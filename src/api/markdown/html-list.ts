import { addParagraph, lineBehind, linesOf, startOf, type BlockRule } from './html-lines.ts'

const longestList = 500
const listTag = /(<\/?(?:[ou]l|li)\b[^<>]*>)/

/** A list of a writer who prefers tags. What is not well-formed is none. */
export const takeList: BlockRule = (state, start, end, isSilent) => {
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
