import { brushFor, type Brush, type Paint } from '../../kernel/drawing/drawing-colours.ts'
import { drawable, drawMark, frameOf, writeText } from '../../kernel/drawing/drawing-parts.ts'
import { cutToWidth, textWidth, type Font } from '../../kernel/drawing/glyph-widths.ts'
import type { Language } from '../../kernel/site/language.ts'
import type { WidgetTheme } from '../widget.ts'

export interface PictureRow {
  readonly left: string
  readonly right: string
  readonly paint: Paint
  readonly isLarge?: boolean
}

export interface WidgetPicture {
  readonly title: string
  readonly heading: string
  readonly rows: readonly PictureRow[]
  readonly site: string
  readonly note: string
  readonly isOff: boolean
  readonly lang: Language
  readonly theme: WidgetTheme
  readonly width: number
  readonly height: number
  readonly isStrip: boolean
}

const edge = 14
const headHeight = 44
const footHeight = 36
const gap = 10
const soft = { size: 12, isBold: false } as const
const strong = { size: 13, isBold: true } as const
const heading = { size: 15, isBold: true } as const
const large = { size: 22, isBold: true } as const

interface Line extends Font {
  readonly x: number
  readonly y: number
  readonly room: number
  readonly paint: Paint
}

export function drawWidget(picture: WidgetPicture): string {
  const { width, height, lang, title, isOff, isStrip } = picture
  const brush = brushFor(picture.theme)
  const inside =
    `<rect width="${width}" height="3" ${brush.fill(isOff ? 'off' : 'ink')}/>` +
    (isStrip ? drawStrip(picture, brush) : drawRows(picture, brush))
  return frameOf({ width, height, lang, title, inside }, brush)
}

function drawRows(
  { heading: head, rows, width, height, isOff, ...rest }: WidgetPicture,
  brush: Brush,
): string {
  const room = width - 2 * edge
  const step = rows.length === 0 ? 0 : (height - headHeight - footHeight) / rows.length
  const lines = rows.map(({ left, right, paint, isLarge = false }, place) => {
    const font = isLarge ? large : strong
    const y = headHeight + step * (place + 0.5) + font.size * 0.36
    const end = cutToWidth(drawable(right), { ...strong, room: room * 0.62 })
    const taken = end === '' ? 0 : textWidth(end, strong) + gap
    return (
      write(left, { x: edge, y, room: room - taken, paint: isOff ? 'soft' : 'ink', ...font }, brush) +
      writeEnd(end, { x: width - edge, y, paint, ...strong }, brush)
    )
  })
  const top = write(head, { x: edge, y: 29, room, paint: isOff ? 'soft' : 'ink', ...heading }, brush)
  return top + lines.join('') + drawFoot({ width, height, isOff, ...rest }, brush)
}

function drawFoot(
  { width, height, site, note, isOff }: Pick<WidgetPicture, 'width' | 'height' | 'site' | 'note' | 'isOff'>,
  brush: Brush,
): string {
  const top = height - footHeight
  const y = top + 22.5
  const name = { size: 12, isBold: true }
  const taken = edge + 22 + textWidth(site, name) + gap
  const end = cutToWidth(drawable(note), { ...soft, room: width - edge - taken })
  return (
    `<path d="M0 ${top}h${width}" ${brush.stroke('track')}/>` +
    `<g transform="translate(${edge} ${top + 10})">${drawMark({ width: 16, height: 16, paint: isOff ? 'off' : 'brand' }, brush)}</g>` +
    write(site, { x: edge + 22, y, room: width, paint: 'soft', ...name }, brush) +
    writeEnd(end, { x: width - edge, y, paint: 'soft', ...soft }, brush)
  )
}

function drawStrip({ rows, width, height, isOff, heading: head, note }: WidgetPicture, brush: Brush): string {
  const y = height / 2 - 3
  const below = y + 19
  const last = width - edge
  const paint = isOff ? 'off' : 'brand'
  let x = edge + 16 + gap
  let drawn =
    `<g transform="translate(${edge} ${height / 2 - 7})">${drawMark({ width: 16, height: 16, paint }, brush)}</g>` +
    write(note, { x, y: below, room: last - x, paint: 'soft', ...soft }, brush)
  if (rows.length === 0) return drawn + write(head, { x, y, room: last - x, paint: 'soft', ...strong }, brush)
  for (const { left, right, paint: changed } of rows) {
    const [price, change] = [drawable(left), drawable(right)]
    const own = textWidth(price, strong)
    if (x + own + 6 + textWidth(change, soft) > last) break
    drawn += write(price, { x, y, room: own, paint: 'ink', ...strong }, brush)
    drawn += write(change, { x: x + own + 6, y, room: width, paint: changed, ...soft }, brush)
    x += own + 6 + textWidth(change, soft) + 2 * gap
  }
  return drawn
}

function write(text: string, { room, ...line }: Line, brush: Brush): string {
  return writeText(cutToWidth(drawable(text), { room, ...line }), line, brush)
}

function writeEnd(text: string, { x, ...line }: Omit<Line, 'room'>, brush: Brush): string {
  return writeText(text, { ...line, x: x - textWidth(text, line) }, brush)
}
