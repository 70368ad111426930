import { brushFor, type Brush, type Paint } from '../../kernel/drawing/drawing-colours.ts'
import {
  drawable,
  drawMark,
  drawSign,
  frameOf,
  signWidth,
  writeText,
} from '../../kernel/drawing/drawing-parts.ts'
import { cutToWidth, textWidth } from '../../kernel/drawing/glyph-widths.ts'
import { factsMark } from '../../kernel/text/notation.ts'
import { badgeHeights, type BadgeLook } from '../badge-look.ts'
import type { BadgeContent, Piece } from './badge-content.ts'

const gap = 6
const sizes = { soft: 12, strong: 13 } as const

const edge = 10
const maxNameWidth = 180

/** Draws a badge as SVG, without scripts or external resources, as wide as its text needs. */
export function drawBadge(content: BadgeContent, look: BadgeLook): string {
  return look.size === 'large' ? drawLarge(content, look) : drawLine(content, look)
}

function drawLine(content: BadgeContent, { size, theme, lang }: BadgeLook): string {
  const brush = brushFor(theme)
  const height = badgeHeights[size]
  const name = size === 'medium' && content.name !== null ? nameOn(content.name) : ''
  const named: Piece[] = name === '' ? [] : [{ text: name, isBold: true, paint: 'ink' }]
  const baseline = height / 2 + 4.5
  let x = height + edge
  let inside = ''
  const write = ({ text: requested, isBold = false, paint = 'soft' }: Piece) => {
    const text = drawable(requested)
    const font = { size: isBold ? sizes.strong : sizes.soft, isBold }
    inside += writeText(text, { x, y: baseline, ...font, paint }, brush)
    x += textWidth(text, font) + gap
  }
  for (const piece of named) write(piece)
  if (content.sign !== null) {
    inside += drawSign(content.sign, { x, y: height / 2 - 6, paint: content.paint }, brush)
    x += signWidth + gap
  }
  for (const piece of content.line) write(piece)
  const width = Math.ceil(x - gap + edge)
  const bar = drawBar(content, { x: height, y: height - 3.5, width: width - height - 0.5 }, brush)
  const mark = drawMark({ width: height, height, paint: markOf(content) }, brush)
  return frameOf({ width, height, lang, title: content.title, inside: bar + mark + inside }, brush)
}

function nameOn(name: string): string {
  return cutToWidth(drawable(name), { room: maxNameWidth, size: sizes.strong, isBold: true })
}

const largeWidth = 336

function drawLarge(content: BadgeContent, { theme, lang }: BadgeLook): string {
  const brush = brushFor(theme)
  const height = badgeHeights.large
  const plate = 52
  const start = plate + 14
  const room = largeWidth - start - 12
  const small = { size: sizes.soft, isBold: false }
  const headEnd = content.headEnd === '' ? '' : factsMark(lang) + drawable(content.headEnd)
  const headRoom = room - textWidth(headEnd, small)
  const head = cutToWidth(drawable(content.head), { room: headRoom, ...small }) + headEnd
  const signRoom = content.sign === null ? 0 : 20
  const value = fitText(drawable(content.value), room - signRoom)
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

function fitText(text: string, room: number) {
  const font = { size: 16, isBold: true }
  const width = textWidth(text, font)
  if (width <= room) return { text, font }
  const size = Math.max(13, Math.floor((font.size * room) / width))
  return { text: cutToWidth(text, { room, size, isBold: true }), font: { size, isBold: true } }
}

function drawBar(
  { progress }: BadgeContent,
  { x, y, width }: { x: number; y: number; width: number },
  { fill }: Brush,
): string {
  if (progress === null) return ''
  const done = Math.round(width * Math.min(100, progress)) / 100
  const bar = (length: number, paint: Paint) =>
    `<rect x="${x}" y="${y}" width="${length}" height="3" ${fill(paint)}/>`
  return bar(width, 'track') + bar(done, 'ink')
}

function markOf({ isOff }: BadgeContent): Paint {
  return isOff ? 'off' : 'brand'
}
