interface PricePoint {
  /** The time of the price, in seconds since 1970. */
  readonly time: number
  readonly value: number
}

export const daysAroundEvent = 7

const width = 600
const height = 160
const edge = 8

export const chartBox = `0 0 ${width} ${height}`

interface PricesAround {
  readonly line: string
  readonly x: number
  /** The price change in percent up to the event and after it; null if one side is unknown. */
  readonly before: number | null
  readonly after: number | null
  readonly price: number
  readonly from: number
  readonly to: number
}

/**
 * Draws the price around an event as an SVG path, with the change on both sides: from 100 to 110 before it is +10. Null
 * for fewer than two points.
 */
export function drawPrices(points: readonly PricePoint[], at: number): PricesAround | null {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) return null
  const low = Math.min(...points.map(({ value }) => value))
  const reach = Math.max(...points.map(({ value }) => value)) - low
  const span = last.time - first.time
  const xOf = (time: number) => Math.round(((time - first.time) / span) * width * 10) / 10
  const yOf = (value: number) =>
    reach === 0
      ? height / 2
      : Math.round((height - edge - ((value - low) / reach) * (height - 2 * edge)) * 10) / 10
  const here = points.findLast(({ time }) => time <= at)
  const moved = (from: PricePoint | undefined, to: PricePoint | undefined) =>
    from === undefined || to === undefined || from === to || from.value === 0
      ? null
      : (to.value / from.value - 1) * 100
  return {
    line: `M${points.map(({ time, value }) => `${xOf(time)} ${yOf(value)}`).join('L')}`,
    x: Math.min(width, Math.max(0, xOf(at))),
    before: moved(first, here),
    after: moved(here, last),
    price: (here ?? first).value,
    from: first.time,
    to: last.time,
  }
}
