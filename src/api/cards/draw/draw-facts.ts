import { lightOf } from '../../../domain/kernel/drawing/drawing-colours.ts'
import * as palette from '../../../domain/kernel/site/palette.ts'
import { left, right } from './card-frame.ts'
import type { Card } from './card.ts'
import { drawText, place } from './text-paths.ts'

const factSizes = [38, 34, 30, 26, 22]
const minGap = 36
const maxGap = 110

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
    const gap = Math.min(maxGap, (room - widths.reduce((sum, width) => sum + width, 0)) / gaps)
    if (gap < minGap && facts.length > 0) continue
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
  throw new Error('The facts do not fit on the card')
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawPriceLine(prices: readonly number[], { x, y, width, height }: Box): string {
  const low = Math.min(...prices)
  const span = Math.max(...prices) - low
  const points = prices.map((price, at) => ({
    x: x + (at * width) / (prices.length - 1),
    y: span === 0 ? y + height / 2 : y + height - ((price - low) / span) * height,
  }))
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return ''
  const path = points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')
  return [
    `<path d="M${x} ${first.y.toFixed(1)}h${width}" stroke="${palette.rule2.light}" stroke-width="2" stroke-dasharray="4 6"/>`,
    `<path d="M${path}" fill="none" stroke="${palette.accent.light}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<circle cx="${last.x.toFixed(1)}" cy="${last.y.toFixed(1)}" r="7" fill="${palette.ink.light}"/>`,
  ].join('')
}
