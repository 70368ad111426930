interface DayRange {
  readonly high: number | null
  readonly low: number | null
}

/**
 * Extends the day's range by newer prices: a low of 11,767,251 yen with a price of 11,766,917 becomes 11,766,917.
 * Unknown ends stay unknown.
 */
export function dayRangeWith({ high, low }: DayRange, prices: readonly number[]): DayRange {
  return {
    high: high === null ? null : Math.max(high, ...prices),
    low: low === null ? null : Math.min(low, ...prices),
  }
}
