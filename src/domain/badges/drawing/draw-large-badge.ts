import { brushFor } from '../../kernel/drawing/drawing-colours.ts'
import { drawable, drawMark, drawSign, frameOf, writeText } from '../../kernel/drawing/drawing-parts.ts'
import { cutToWidth, textWidth } from '../../kernel/drawing/glyph-widths.ts'
import { badgeHeights, type BadgeLook } from '../badge-look.ts'
import type { BadgeContent } from './badge-content.ts'
import { drawBar, gap, markOf, sizes } from './badge-parts.ts'

const largeWidth = 248

/** The large badge has two lines and a fixed width. */
export function drawLarge(content: BadgeContent, { theme, lang }: BadgeLook): string {
  const brush = brushFor(theme)
  const height = badgeHeights.large
  const plate = 52
  const start = plate + 14
  const room = largeWidth - start - 12
  const small = { size: sizes.soft, isBold: false }
  const headEnd = content.headEnd === '' ? '' : ` · ${drawable(content.headEnd)}`
  const headRoom = room - textWidth(headEnd, small)
  const head = cutToWidth(drawable(content.head), { room: headRoom, ...small }) + headEnd
  const signRoom = content.sign === null ? 0 : 20
  const value = fitting(drawable(content.value), room - signRoom)
  const note = drawable(content.note ?? '')
  const noteWidth = textWidth(note, small)
  const hasRoom = signRoom + textWidth(value.text, value.font) + gap + noteWidth <= room
  const inside = [
    drawBar(content, { x: plate, y: height - 4.5, width: largeWidth - plate - 0.5 }, brush),
    drawMark({ width: plate, height, paint: markOf(content) }, brush),
    writeText(head, { x: start, y: 22, ...small, paint: 'soft' }, brush),
    content.sign === null
      ? ''
      : drawSign(content.sign, { x: start, y: 31, scale: 1.1, paint: content.paint }, brush),
    writeText(value.text, { x: start + signRoom, y: 43.5, ...value.font, paint: content.paint }, brush),
    hasRoom ? writeText(note, { x: start + room - noteWidth, y: 43, ...small, paint: 'soft' }, brush) : '',
  ]
  const title = content.title
  return frameOf({ width: largeWidth, height, lang, title, inside: inside.join('') }, brush)
}

/** Shrinks the text to fit, and cuts it if it would become too small to read. */
function fitting(text: string, room: number) {
  const font = { size: 16, isBold: true }
  const width = textWidth(text, font)
  if (width <= room) return { text, font }
  const size = Math.max(13, Math.floor((font.size * room) / width))
  return { text: cutToWidth(text, { room, size, isBold: true }), font: { size, isBold: true } }
}
