import { lightOf } from '../../../domain/kernel/drawing/drawing-colours.ts'
import * as palette from '../../../domain/kernel/site/palette.ts'
import type { Card } from './card.ts'
import { left, right } from './card-frame.ts'
import { drawPriceLine } from './draw-price-line.ts'
import { drawText, place } from './text-paths.ts'

const factSizes = [38, 34, 30, 26, 22]
const shortestGap = 36
const longestGap = 110

/** Side by side in letters of one size, with the line of prices to the right of them. */
export async function drawFacts({ facts, line, language }: Card): Promise<string> {
  const hasLine = line.length > 1
  const room = (hasLine ? 560 : right) - left
  const gaps = Math.max(1, facts.length - 1)
  const labels = await Promise.all(
    facts.map(({ label }) => drawText(label, { language, weight: 400, size: 23 })),
  )
  for (const size of factSizes) {
    const texts = await Promise.all(
      facts.map(({ text }) => drawText(text, { language, weight: 700, size, isExact: true })),
    )
    const widths = texts.map((text, count) => Math.max(text.width, labels[count]?.width ?? 0))
    const gap = Math.min(longestGap, (room - widths.reduce((sum, width) => sum + width, 0)) / gaps)
    if (gap < shortestGap && facts.length > 0) continue
    let x = left
    const drawn = facts.map(({ paint = 'ink' }, count) => {
      const [label, text, at] = [labels[count], texts[count], x]
      x += (widths[count] ?? 0) + gap
      if (label === undefined || text === undefined) return ''
      return (
        place(label, { x: at, y: 462, fill: palette.ink3.light }) +
        place(text, { x: at, y: 512, fill: lightOf(paint) })
      )
    })
    const box = { x: 600, y: 350, width: right - 610, height: 165 }
    return drawn.join('') + (hasLine ? drawPriceLine(line, box) : '')
  }
  throw new Error('The facts have no room on their card')
}
