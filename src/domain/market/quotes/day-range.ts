interface DayRange {
  readonly high: number | null
  readonly low: number | null
}

/**
 * A price beyond the highest or lowest of the day is the new one: a low of 11,767,251 yen beside a price of 11,766,917
 * is 11,766,917. What is not known stays unknown.
 */
export function dayRangeWith({ high, low }: DayRange, prices: readonly number[]): DayRange {
  return {
    high: high === null ? null : Math.max(high, ...prices),
    low: low === null ? null : Math.min(low, ...prices),
  }
}
