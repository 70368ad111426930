import { sparkHeight as height, sparkWidth as width } from './spark-box.ts'

const edge = 3

/**
 * The path of a sparkline. Coordinates are whole numbers relative to the previous point, because a page has hundreds of
 * these lines. Fewer than two prices give an empty path.
 */
export function sparkPath(prices: readonly number[]): string {
  if (prices.length < 2) return ''
  const low = Math.min(...prices)
  const span = Math.max(...prices) - low
  const x = (at: number) => Math.round((at * width) / (prices.length - 1))
  const y = (price: number) =>
    span === 0 ? height / 2 : Math.round(height - edge - ((price - low) / span) * (height - 2 * edge))
  let path = ''
  let before = { x: 0, y: 0 }
  for (const [at, price] of prices.entries()) {
    const here = { x: x(at), y: y(price) }
    const across = here.x - before.x
    const down = here.y - before.y
    const parted = down < 0 ? `${across}${down}` : `${across} ${down}`
    path += at === 0 ? `M${parted}l` : `${at === 1 ? '' : ' '}${parted}`
    before = here
  }
  return path
}

export function trendOf(prices: readonly number[]): -1 | 0 | 1 {
  const [first] = prices
  const last = prices.at(-1)
  if (first === undefined || last === undefined || first === last) return 0
  return last > first ? 1 : -1
}

export function changeOver(prices: readonly number[]): number | null {
  const [first] = prices
  const last = prices.at(-1)
  return prices.length < 2 || !first || last === undefined ? null : (last / first - 1) * 100
}
