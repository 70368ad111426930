import { addParagraph, lineAfter, linesOf, startOf, type BlockRule, type BlockState } from './html-lines.ts'
import { htmlTag, isWrapper, type HtmlTag } from './html-tags.ts'

const maxTagLength = 2000
const maxLinkLines = 10
const anyTag = /<\/?[A-Za-z](?:[^<>"']|"[^"<>]*"|'[^'<>]*')*>/g
const firstTag = new RegExp(`^${anyTag.source}`)

/**
 * Drops lines that consist only of wrapping tags such as `<div>`; the content between them is read as Markdown. A wrapper's
 * `title` and `description` become a paragraph, and a wrapper with an `href` becomes a link around the words in it.
 */
export const dropWrappers: BlockRule = (state, start, end, isSilent) => {
  const found = wrappersFrom(state, start, end)
  if (found === undefined) return false
  if (isSilent) return true
  const { tags, text, next } = found
  const close = closingLine(state, tags, next, end)
  if (close !== undefined) {
    const words = linesOf(state, next, close).join('\n')
    addParagraph(state, text + words + linesOf(state, close, close + 1).join(''))
    state.line = close + 1
    return true
  }
  for (const { attributes } of tags) {
    const title = attributes.get('title')?.trim() ?? ''
    const description = attributes.get('description')?.trim() ?? ''
    const stated = [title === '' ? '' : `**${title}**`, description].filter((words) => words !== '')
    if (stated.length > 0) addParagraph(state, stated.join('  \n'))
  }
  state.line = next
  return true
}

export const dropComment: BlockRule = (state, start, end, isSilent) => {
  if (!state.src.startsWith('<!--', startOf(state, start))) return false
  const next = lineAfter(state, start, end)
  if (next !== undefined && !isSilent) state.line = next
  return next !== undefined
}

interface Wrappers {
  readonly tags: readonly HtmlTag[]
  readonly text: string
  readonly next: number
}

function wrappersFrom(state: BlockState, start: number, end: number): Wrappers | undefined {
  const from = startOf(state, start)
  if (from === undefined || state.src[from] !== '<') return undefined
  const [first] = firstTag.exec(state.src.slice(from, from + maxTagLength)) ?? []
  if (first === undefined) return undefined
  let next = start + 1
  while (next < end && (state.bMarks[next] ?? 0) < from + first.length) next++
  const text = state.src.slice(from, state.eMarks[next - 1]).trim()
  if (text.replaceAll(anyTag, '').trim() !== '') return undefined
  const tags = (text.match(anyTag) ?? []).map((tag) => htmlTag(tag)).filter((tag) => tag !== undefined)
  return tags.every((tag) => tag.name === 'br' || isWrapper(tag, state.env))
    ? { tags, text, next }
    : undefined
}

function closingLine(
  state: BlockState,
  tags: readonly HtmlTag[],
  from: number,
  end: number,
): number | undefined {
  const [frame, ...others] = tags
  if (frame === undefined || others.length > 0 || frame.isSelfClosing || !frame.attributes.has('href'))
    return undefined
  const last = Math.min(end, from + maxLinkLines)
  const found = linesOf(state, from, last).indexOf(`</${frame.name}>`)
  return found === -1 ? undefined : from + found
}
