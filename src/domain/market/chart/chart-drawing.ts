import type { Candle } from './candle.ts'

const width = 1000
const height = 400
const edge = 12

export const drawingBox = `0 0 ${width} ${height}`

export interface ChartDrawing {
  readonly line: string
  readonly rising: string
  readonly falling: string
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Draws a chart as SVG paths, shown until the interactive chart has loaded and where scripts do not run. */
export function drawChart(
  candles: readonly Candle[],
  { shape, scale }: { shape: 'line' | 'candle'; scale: 'linear' | 'log' },
): ChartDrawing {
  const high = Math.max(...candles.map((candle) => candle.high))
  const low = Math.min(...candles.map((candle) => candle.low))
  const first = candles[0]?.time ?? 0
  const span = (candles.at(-1)?.time ?? 0) - first
  const measure = (price: number) => (scale === 'log' && low > 0 ? Math.log(price) : price)
  const reach = measure(high) - measure(low)
  const x = (time: number) => rounded(span === 0 ? width / 2 : ((time - first) / span) * width)
  const y = (price: number) =>
    rounded(
      reach === 0
        ? height / 2
        : height - edge - ((measure(price) - measure(low)) / reach) * (height - 2 * edge),
    )
  if (shape === 'line') {
    const points = candles.map(({ time, close }) => `${x(time)} ${y(close)}`)
    return { line: points.length < 2 ? '' : `M${points.join('L')}`, rising: '', falling: '' }
  }
  const body = (0.6 * width) / candles.length
  const drawn = (candle: Candle) => {
    const at = x(candle.time)
    const top = y(Math.max(candle.open, candle.close))
    const tall = Math.max(1, rounded(y(Math.min(candle.open, candle.close)) - top))
    const left = rounded(at - body / 2)
    return `M${at} ${y(candle.high)}V${y(candle.low)}M${left} ${top}h${rounded(body)}v${tall}h${-rounded(body)}z`
  }
  const [rising, falling] = [
    candles.filter(({ open, close }) => close >= open),
    candles.filter(({ open, close }) => close < open),
  ]
  return { line: '', rising: rising.map(drawn).join(''), falling: falling.map(drawn).join('') }
}
