const maxPoints = 29
const keptDigits = 5

/**
 * Reduces a price series for a list: at most 29 points (four a day over a week) of five digits each. The first and last
 * price stay; the points between are taken at even steps.
 */
export function sampleSeries(prices: readonly (number | null)[]): number[] {
  const known = prices.filter((price) => price !== null && Number.isFinite(price)) as number[]
  const count = Math.min(known.length, maxPoints)
  return Array.from({ length: count }, (_, place) => {
    const at = count === 1 ? 0 : Math.round((place * (known.length - 1)) / (count - 1))
    return Number((known[at] ?? 0).toPrecision(keptDigits))
  })
}
