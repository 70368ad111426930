const day = 86_400

/** The spans a visitor chooses from, in seconds. */
export const chartSpans = { d: day, w: 7 * day, m: 30 * day, y: 365 * day } as const
export type ChartSpan = keyof typeof chartSpans
export const defaultChartSpan: ChartSpan = 'w'

const points = 200
const step = 300

/**
 * How long one point of a chart lasts: the span over 200, rounded down to five minutes, and never less than that.
 * A week is 604,800 s; over 200 that is 3,024 s, so its unit is 3,000 s.
 */
export function chartUnit(spanSeconds: number): number {
  return Math.max(step, Math.floor(spanSeconds / points / step) * step)
}

/** Candles are kept in these units, in seconds, the finest first. */
export const storedUnits = [300, 3600, 86_400] as const
export type StoredUnit = (typeof storedUnits)[number]

/** How long each is kept, in seconds. Days are kept for ever. */
export const keptSeconds: Readonly<Record<StoredUnit, number>> = {
  300: 30 * day,
  3600: 365 * day,
  86_400: Number.POSITIVE_INFINITY,
}

/** Where the candles of one unit begin within a span. */
export interface Coverage {
  readonly unit: StoredUnit
  /** Seconds since 1970. */
  readonly first: number
}

/** The units that reach as far back as any does, give or take the day by which whole candles may differ. */
export function usableUnits(coverages: readonly Coverage[]): StoredUnit[] {
  const earliest = Math.min(...coverages.map(({ first }) => first))
  return coverages.filter(({ first }) => first <= earliest + day).map(({ unit }) => unit)
}

/**
 * What to read for a chart: the coarsest candles that are not longer than its unit, or else the finest there are; and
 * how long its points then are. A stored candle is never cut in two, so a unit of 12,900 s (3 h 35 min) is drawn in
 * points of 3 h where candles of an hour are kept.
 */
export function readingFor({
  unit,
  usable = storedUnits,
}: {
  unit: number
  usable?: readonly StoredUnit[]
}): { stored: StoredUnit; bucket: number } {
  const sorted = [...usable].sort((a, b) => a - b)
  const stored = sorted.findLast((candidate) => candidate <= unit) ?? sorted[0] ?? storedUnits[0]
  return { stored, bucket: Math.max(1, Math.floor(unit / stored)) * stored }
}
