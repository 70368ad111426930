import { addParagraph, lineBehind, linesOf, startOf, type BlockRule, type BlockState } from './html-lines.ts'
import { htmlTag, isFrame, type HtmlTag } from './html-tags.ts'

const longestTag = 2000
const longestLink = 10
const anyTag = /<\/?[A-Za-z](?:[^<>"']|"[^"<>]*"|'[^'<>]*')*>/g
const firstTag = new RegExp(`^${anyTag.source}`)

/**
 * Lines of tags alone that frame what stands between them, which is Markdown as ever. Of a frame its title and its description are said; one
 * that leads somewhere is a link of the words in it.
 */
export const takeFrames: BlockRule = (state, start, end, isSilent) => {
  const found = framesFrom(state, start, end)
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

/** What is between `<!--` and `-->` is for writers. */
export const takeComment: BlockRule = (state, start, end, isSilent) => {
  if (!state.src.startsWith('<!--', startOf(state, start))) return false
  const next = lineBehind(state, start, end)
  if (next !== undefined && !isSilent) state.line = next
  return next !== undefined
}

interface Frames {
  readonly tags: readonly HtmlTag[]
  readonly text: string
  readonly next: number
}

/** A tag may go on in the next lines. */
function framesFrom(state: BlockState, start: number, end: number): Frames | undefined {
  const from = startOf(state, start)
  if (from === undefined || state.src[from] !== '<') return undefined
  const [first] = firstTag.exec(state.src.slice(from, from + longestTag)) ?? []
  if (first === undefined) return undefined
  let next = start + 1
  while (next < end && (state.bMarks[next] ?? 0) < from + first.length) next++
  const text = state.src.slice(from, state.eMarks[next - 1]).trim()
  if (text.replaceAll(anyTag, '').trim() !== '') return undefined
  const tags = (text.match(anyTag) ?? []).map((tag) => htmlTag(tag)).filter((tag) => tag !== undefined)
  return tags.every((tag) => tag.name === 'br' || isFrame(tag, state.env)) ? { tags, text, next } : undefined
}

/** The line that ends the one frame that leads somewhere. */
function closingLine(
  state: BlockState,
  tags: readonly HtmlTag[],
  from: number,
  end: number,
): number | undefined {
  const [frame, ...others] = tags
  if (frame === undefined || others.length > 0 || frame.isAlone || !frame.attributes.has('href'))
    return undefined
  const last = Math.min(end, from + longestLink)
  const found = linesOf(state, from, last).indexOf(`</${frame.name}>`)
  return found === -1 ? undefined : from + found
}
