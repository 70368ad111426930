import { LRUCache } from 'lru-cache'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { drawText, type TextStyle, type DrawnText, unitsPerEm } from './text-paths.ts'

const maxWidths = 20_000
const widths = new LRUCache<string, number>({ max: maxWidths })

/** An upper bound of the width of a text: the sum of the widths of its characters, which are cached. */
async function widthOf(text: string, { language, weight, size }: TextStyle): Promise<number> {
  let width = 0
  for (const character of text) {
    const key = `${language} ${weight} ${character}`
    const known = widths.get(key) ?? (await drawText(character, { language, weight, size: unitsPerEm })).width
    widths.set(key, known)
    width += known
  }
  return (width * size) / unitsPerEm
}

/** Characters that must not begin a line: closing punctuation, small kana, and marks that lengthen or repeat a sound. */
const clinging =
  /^[\p{Pe}\p{Pf}\p{Po}%~\u3005\u301C\u30FC\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30A1\u30A3\u30A5\u30A7\u30A9\u30C3\u30E3\u30E5\u30E7]/u

/** Words of the crypto trade that `Intl.Segmenter` splits in two. */
const ownWords = ['代币'] as const

const isOneWord = (before: string, after: string) =>
  ownWords.some(([first = '', second = '']) => before.endsWith(first) && after.startsWith(second))

function piecesOf(text: string, language: Language): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && (clinging.test(segment) || isOneWord(last, segment)))
      pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

export interface TextBlock {
  readonly lines: readonly DrawnText[]
  readonly size: number
}

interface BlockStyle extends Omit<TextStyle, 'size'> {
  /** Font sizes to try, the largest first. If the text fits in none of them, the smallest is used and the text is cut. */
  readonly sizes: readonly number[]
  readonly width: number
  readonly maxLines: number
}

export async function drawBlock(
  text: string,
  { sizes, width, maxLines, ...style }: BlockStyle,
): Promise<TextBlock> {
  const clean = text.normalize().replaceAll(/\s+/g, ' ').trim()
  let lines: string[] = []
  let size = 0
  for (size of sizes) {
    lines = await breakLines(clean, { ...style, size, width, maxLines: maxLines + 1 })
    if (lines.length <= maxLines) break
  }
  if (lines.length > maxLines) {
    lines = lines.slice(0, maxLines)
    lines[maxLines - 1] = await cutLine(lines[maxLines - 1] ?? '', { ...style, size, width })
  } else lines = await balanceLines(clean, { ...style, size, width, count: lines.length })
  return { size, lines: await Promise.all(lines.map((line) => drawText(line, { ...style, size }))) }
}

interface LineStyle extends TextStyle {
  readonly width: number
}

async function breakLines(
  text: string,
  { width, maxLines, ...style }: LineStyle & { maxLines: number },
): Promise<string[]> {
  const fits = async (line: string) => (await widthOf(line.trimEnd(), style)) <= width
  const lines: string[] = []
  let line = ''
  const take = async (piece: string) => {
    if (await fits(line + piece)) {
      line += piece
      return
    }
    if (line.trim() !== '') lines.push(line.trim())
    line = piece.trimStart()
  }
  for (const piece of piecesOf(text, style.language)) {
    if (lines.length >= maxLines) return lines
    if (await fits(piece)) await take(piece)
    else
      for (const character of piece) {
        if (lines.length >= maxLines) return lines
        await take(character)
      }
  }
  if (line.trim() !== '') lines.push(line.trim())
  return lines
}

/** Breaks a text into `count` lines of similar length, so that the last line is not a single word. */
async function balanceLines(
  text: string,
  { width, count, ...style }: LineStyle & { readonly count: number },
): Promise<string[]> {
  let best = await breakLines(text, { ...style, width, maxLines: count + 1 })
  if (count < 2) return best
  for (let share = 0.95; share > 0.5; share -= 0.05) {
    const narrower = await breakLines(text, { ...style, width: width * share, maxLines: count + 1 })
    if (narrower.length > count) break
    best = narrower
  }
  return best
}

async function cutLine(line: string, { width, ...style }: LineStyle): Promise<string> {
  const characters = Array.from(line)
  while (characters.length > 0 && (await widthOf(`${characters.join('')}…`, style)) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
