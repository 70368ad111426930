import * as palette from '../../../domain/kernel/site/palette.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** From its lowest to its highest price, with a hairline at where it began. */
export function drawPriceLine(prices: readonly number[], { x, y, width, height }: Box): string {
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
