import { badgeHeights, type BadgeLook } from '../badge-look.ts'
import { brushFor } from '../../kernel/drawing/drawing-colours.ts'
import {
  drawable,
  drawMark,
  drawSign,
  frameOf,
  signWidth,
  writeText,
} from '../../kernel/drawing/drawing-parts.ts'
import { cutToWidth, textWidth } from '../../kernel/drawing/glyph-widths.ts'
import type { BadgeContent, Piece } from './badge-content.ts'
import { drawBar, gap, markOf, sizes } from './badge-parts.ts'
import { drawLarge } from './draw-large-badge.ts'

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
