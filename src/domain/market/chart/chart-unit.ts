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

/** Where the candles of one unit begin and end within a span. */
export interface Coverage {
  readonly unit: StoredUnit
  /** Seconds since 1970. */
  readonly first: number
  readonly last: number
}

/** The units that reach as far back as any does, give or take the day by which whole candles may differ. */
export function usableUnits(coverages: readonly Coverage[]): StoredUnit[] {
  const earliest = Math.min(...coverages.map(({ first }) => first))
  return coverages.filter(({ first }) => first <= earliest + day).map(({ unit }) => unit)
}

/**
 * The part of a span of which something is known. Four years of candles that ended in 2021 make a chart of those four
 * years, not a corner of one that begins in 1970 and ends today.
 */
export function knownSpan(coverages: readonly Coverage[]): number {
  return Math.max(...coverages.map(({ last }) => last)) - Math.min(...coverages.map(({ first }) => first))
}

/** A point may be so much longer or shorter than the rule has it before finer candles are read. */
const tolerance = 0.05

/**
 * What to read for a chart, and how long its points then are. A stored candle is never cut in two, so a point is the
 * whole number of candles that comes nearest to its unit; read are the coarsest that come within a twentieth of it, or
 * else the finest there are. A unit of 12,900 s (a 200th of a month) would be 4 h in candles of an hour, which is 180
 * points, and is 43 candles of five minutes where those are kept.
 */
export function readingFor({
  unit,
  usable = storedUnits,
}: {
  unit: number
  usable?: readonly StoredUnit[]
}): { stored: StoredUnit; bucket: number } {
  const sorted = [...usable].sort((a, b) => a - b)
  const bucketOf = (stored: StoredUnit) => Math.max(1, Math.round(unit / stored)) * stored
  const isNear = (stored: StoredUnit) => Math.abs(bucketOf(stored) / unit - 1) <= tolerance
  const stored = sorted.findLast(isNear) ?? sorted[0] ?? storedUnits[0]
  return { stored, bucket: bucketOf(stored) }
}
