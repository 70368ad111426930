import type { Language } from '../../kernel/site/language.ts'
import { hoursAhead } from '../../kernel/time/date-format.ts'
import { dayInSeconds, hourInSeconds } from '../../kernel/time/durations.ts'
import type { Candle } from './candle.ts'
import { rangeSeconds, type ChartRange } from './chart-view.ts'

/**
 * The rule for the table behind a chart: each row is one hour of the last day, one day of up to three months, or one month of a longer
 * range, and its close is the price at the end of that hour, day or month. Hours and days are those of the page's zone; months are those
 * of UTC, and the table says so. Its candles are requested apart from those of the chart, which are not cut at midnight: a point of a
 * week is 50 minutes long.
 */
export type TableStep = 'hour' | 'day' | 'month'

export interface TableRow {
  /** The start of the row, in seconds since 1970. */
  readonly time: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** Whether the row has not ended yet, so that its close is only the latest price. */
  readonly isOpen: boolean
}

interface TableArgs {
  readonly range: ChartRange
  readonly language: Language
  /** In seconds since 1970. */
  readonly now: number
}

const steps: Readonly<Record<ChartRange, TableStep>> = {
  '1d': 'hour',
  '1w': 'day',
  '1m': 'day',
  '3m': 'day',
  '1y': 'month',
  all: 'month',
}

export function tableStep(range: ChartRange): TableStep {
  return steps[range]
}

/** The API answers with at most this many candles. */
const maxCandles = 1_999

/** The query of the candles of a table. `first` is the start of the first candle of the chart. */
export function tableSpan({ range, language, now, first }: TableArgs & { readonly first: number }) {
  const step = steps[range]
  const from = range === 'all' ? first : now - rangeSeconds[range]
  if (step === 'hour') return { start: floor(from, hourInSeconds), end: now, unit: hourInSeconds }
  const ahead = step === 'day' ? hoursAhead[language] * hourInSeconds : 0
  const start = Math.max(floor(from + ahead, dayInSeconds) - ahead, now - maxCandles * dayInSeconds)
  return { start, end: now, unit: step === 'day' ? unitOfDays(ahead) : dayInSeconds }
}

/** The longest candle that ends at midnight UTC and at midnight of a zone: three hours for a zone nine hours ahead. */
function unitOfDays(ahead: number): number {
  let [longer, shorter] = [dayInSeconds, ahead]
  while (shorter > 0) [longer, shorter] = [shorter, longer % shorter]
  return longer
}

/** The rows of a table, the latest first. */
export function tableRows(candles: readonly Candle[], { range, language, now }: TableArgs): TableRow[] {
  const step = steps[range]
  const startOf = rowStart(step, language)
  const rows: TableRow[] = []
  for (const { time, high, low, close } of candles) {
    const start = startOf(time)
    const last = rows.at(-1)
    const isOpen = startOf(now) === start
    if (last?.time !== start) rows.push({ time: start, high, low, close, isOpen })
    else {
      const joined = { high: Math.max(last.high, high), low: Math.min(last.low, low) }
      rows[rows.length - 1] = { time: start, ...joined, close, isOpen }
    }
  }
  return rows.toReversed()
}

function rowStart(step: TableStep, language: Language): (time: number) => number {
  if (step === 'hour') return (time) => floor(time, hourInSeconds)
  if (step === 'day') {
    const ahead = hoursAhead[language] * hourInSeconds
    return (time) => floor(time + ahead, dayInSeconds) - ahead
  }
  return (time) => {
    const day = new Date(time * 1000)
    return Date.UTC(day.getUTCFullYear(), day.getUTCMonth()) / 1000
  }
}

function floor(time: number, unit: number): number {
  return Math.floor(time / unit) * unit
}
