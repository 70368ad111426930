import { piecesOf } from './line-pieces.ts'
import { drawText, type TextStyle, type DrawnText } from './text-paths.ts'
import { widthOf } from './text-widths.ts'

export interface TextBlock {
  readonly lines: readonly DrawnText[]
  readonly size: number
}

interface BlockStyle extends Omit<TextStyle, 'size'> {
  /** The largest first; the last is taken, and the text cut, when none fits. */
  readonly sizes: readonly number[]
  readonly width: number
  readonly maxLines: number
}

/** In as large letters as fit. */
export async function drawBlock(
  text: string,
  { sizes, width, maxLines, ...style }: BlockStyle,
): Promise<TextBlock> {
  const clean = text.normalize().replaceAll(/\s+/g, ' ').trim()
  let lines: string[] = []
  let size = 0
  for (size of sizes) {
    lines = await breakLines(clean, { ...style, size, width, most: maxLines + 1 })
    if (lines.length <= maxLines) break
  }
  if (lines.length > maxLines) {
    lines = lines.slice(0, maxLines)
    lines[maxLines - 1] = await cut(lines[maxLines - 1] ?? '', { ...style, size, width })
  } else lines = await balanced(clean, { ...style, size, width, count: lines.length })
  return { size, lines: await Promise.all(lines.map((line) => drawText(line, { ...style, size }))) }
}

interface LineStyle extends TextStyle {
  readonly width: number
}

async function breakLines(
  text: string,
  { width, most, ...style }: LineStyle & { most: number },
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
    if (lines.length >= most) return lines
    if (await fits(piece)) await take(piece)
    else
      for (const character of piece) {
        if (lines.length >= most) return lines
        await take(character)
      }
  }
  if (line.trim() !== '') lines.push(line.trim())
  return lines
}

/** In as many lines, but of lengths that are alike: no single word is left for the last. */
async function balanced(
  text: string,
  { width, count, ...style }: LineStyle & { readonly count: number },
): Promise<string[]> {
  let best = await breakLines(text, { ...style, width, most: count + 1 })
  if (count < 2) return best
  for (let share = 0.95; share > 0.5; share -= 0.05) {
    const narrower = await breakLines(text, { ...style, width: width * share, most: count + 1 })
    if (narrower.length > count) break
    best = narrower
  }
  return best
}

async function cut(line: string, { width, ...style }: LineStyle): Promise<string> {
  const characters = Array.from(line)
  while (characters.length > 0 && (await widthOf(`${characters.join('')}…`, style)) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
