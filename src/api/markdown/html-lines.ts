import { endsIn } from './html-tags.ts'
import type { Parser } from './parser.ts'

export type BlockRule = Parameters<Parser['block']['ruler']['before']>[2]
export type BlockState = Parameters<BlockRule>[0]

/** The offset of the first character of a line; undefined for lines that are indented like code. */
export function startOf({ bMarks, tShift, sCount, blkIndent }: BlockState, line: number): number | undefined {
  return (sCount[line] ?? 0) - blkIndent >= 4 ? undefined : (bMarks[line] ?? 0) + (tShift[line] ?? 0)
}

/** The line after an HTML list or comment; undefined if it has no end or is followed by text on its last line. */
export function lineAfter(state: BlockState, start: number, end: number): number | undefined {
  const from = startOf(state, start)
  const to = from === undefined ? undefined : endsIn(state.env).blocks.get(from)
  if (to === undefined) return undefined
  let last = start
  while ((state.eMarks[last] ?? 0) < to) last++
  return last < end && state.src.slice(to, state.eMarks[last]).trim() === '' ? last + 1 : undefined
}

export function linesOf(state: BlockState, start: number, end: number): string[] {
  return state
    .getLines(start, end, state.blkIndent, false)
    .split('\n')
    .map((line) => line.trim())
}

/** Adds a paragraph of inline Markdown; if it is hidden, without a `<p>`. */
export function addParagraph(state: BlockState, markdown: string, { isHidden = false } = {}): void {
  state.push('paragraph_open', 'p', 1).hidden = isHidden
  const words = state.push('inline', '', 0)
  words.content = markdown
  words.children = []
  state.push('paragraph_close', 'p', -1).hidden = isHidden
}
