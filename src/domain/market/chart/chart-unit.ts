import { dayInSeconds } from '../../kernel/time/durations.ts'

export const chartSpans = {
  d: dayInSeconds,
  w: 7 * dayInSeconds,
  m: 30 * dayInSeconds,
  y: 365 * dayInSeconds,
} as const
export type ChartSpan = keyof typeof chartSpans
export const defaultChartSpan: ChartSpan = 'w'

const points = 200
const step = 300

/**
 * The duration of one point of a chart in seconds: the span over 200, rounded down to five minutes, and never less than
 * that. A week is 604,800 s; over 200 that is 3,024 s, so its unit is 3,000 s.
 */
export function chartUnit(spanSeconds: number): number {
  return Math.max(step, Math.floor(spanSeconds / points / step) * step)
}

/** Candles are stored in these units, in seconds, the finest first. */
export const storedUnits = [300, 3600, 86_400] as const
export type StoredUnit = (typeof storedUnits)[number]

/** How long the candles of each unit are stored, in seconds; daily candles are never deleted. */
export const keptSeconds: Readonly<Record<StoredUnit, number>> = {
  300: 30 * dayInSeconds,
  3600: 365 * dayInSeconds,
  86_400: Number.POSITIVE_INFINITY,
}

export interface Coverage {
  readonly unit: StoredUnit
  /** The start of the oldest and of the newest stored candle of this unit, in seconds since 1970. */
  readonly first: number
  readonly last: number
}

/**
 * The units whose stored candles reach back as far as the oldest candle of any unit. A difference of one day is tolerated,
 * because longer candles start earlier.
 */
export function usableUnits(coverages: readonly Coverage[]): StoredUnit[] {
  const earliest = Math.min(...coverages.map(({ first }) => first))
  return coverages.filter(({ first }) => first <= earliest + dayInSeconds).map(({ unit }) => unit)
}

/**
 * The length of the span with known prices. Four years of candles that ended in 2021 make a chart of those four years,
 * not a corner of a chart from 1970 until today.
 */
export function knownSpan(coverages: readonly Coverage[]): number {
  return Math.max(...coverages.map(({ last }) => last)) - Math.min(...coverages.map(({ first }) => first))
}

/**
 * A coarser unit of candles is used if points made of its candles differ in length from the requested unit by at most this share.
 */
const tolerance = 0.05

/**
 * Chooses which candles to read for a chart, and how long its points then are. Stored candles are never split, so a
 * point is a whole number of candles. The coarsest candles within 5 % of the unit are read, otherwise the finest. A
 * unit of 12,900 s (a 200th of a month) would be 4 h in hourly candles, which is only 180 points; it is 43 candles of
 * five minutes if those are stored.
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
