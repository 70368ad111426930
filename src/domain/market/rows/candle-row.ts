import { refuse, type RowField } from '../../kernel/rows/row-field.ts'
import { readPositive } from '../../kernel/rows/row-number.ts'
import { readRow, type RowReading } from '../../kernel/rows/row-reading.ts'
import type { Candle } from '../chart/candle.ts'
import { storedUnits, type StoredUnit } from '../chart/chart-unit.ts'

/**
 * Reads a candle from the values of a line. Its time must be a multiple of the unit, and its prices must lie between
 * low and high.
 */
export function readCandle({ row, unit }: { row: unknown; unit: StoredUnit }): RowReading<Candle> {
  return readRow(row, ({ fields, findings }) => {
    const candle: Candle = {
      time: readRequired(fields('time')),
      open: readRequired(fields('open')),
      high: readRequired(fields('high')),
      low: readRequired(fields('low')),
      close: readRequired(fields('close')),
      volume: readPositive(fields('volume')),
    }
    if (findings.errors.length > 0) return candle
    const { time, open, high, low, close } = candle
    if (!Number.isSafeInteger(time) || time % unit !== 0) refuse(fields('time'), 'not_on_the_unit')
    if (high < Math.max(open, close)) refuse(fields('high'), 'below_a_price')
    if (low > Math.min(open, close)) refuse(fields('low'), 'above_a_price')
    return candle
  })
}

function readRequired(field: RowField): number {
  if (field.value === undefined) refuse(field, 'required')
  return readPositive(field) ?? 0
}

/**
 * The unit of a file's candles: the most common step between neighbouring times, if it is a stored unit. Gaps and
 * single bad lines do not matter.
 */
export function unitOfTimes(times: readonly number[]): StoredUnit | undefined {
  const counts = new Map<number, number>()
  for (const [place, time] of times.entries()) {
    const step = Math.abs(time - (times[place - 1] ?? Number.NaN))
    if (step > 0) counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  const [commonStep] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b)
  return storedUnits.find((unit) => unit === commonStep?.[0])
}
