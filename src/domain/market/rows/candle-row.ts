import { refuse, type RowField } from '../../kernel/rows/row-field.ts'
import { readPositive } from '../../kernel/rows/row-number.ts'
import { readRow, type RowReading } from '../../kernel/rows/row-reading.ts'
import type { Candle } from '../chart/candle.ts'
import { storedUnits, type StoredUnit } from '../chart/chart-unit.ts'

/** A candle from the values of a line: it begins at a multiple of its unit, and its prices lie between low and high. */
export function readCandle({ row, unit }: { row: unknown; unit: StoredUnit }): RowReading<Candle> {
  return readRow(row, ({ fields, findings }) => {
    const candle: Candle = {
      time: readNeeded(fields('time')),
      open: readNeeded(fields('open')),
      high: readNeeded(fields('high')),
      low: readNeeded(fields('low')),
      close: readNeeded(fields('close')),
      volume: readPositive(fields('volume')),
    }
    // What is no number cannot be compared.
    if (findings.errors.length > 0) return candle
    const { time, open, high, low, close } = candle
    if (!Number.isSafeInteger(time) || time % unit !== 0) refuse(fields('time'), 'not_on_the_unit')
    if (high < Math.max(open, close)) refuse(fields('high'), 'below_a_price')
    if (low > Math.min(open, close)) refuse(fields('low'), 'above_a_price')
    return candle
  })
}

function readNeeded(field: RowField): number {
  if (field.value === undefined) refuse(field, 'required')
  return readPositive(field) ?? 0
}

/**
 * How long the candles of a file are: the commonest step between neighbours, where that is a unit we keep. Gaps and a
 * line gone wrong do not matter.
 */
export function unitOfTimes(times: readonly number[]): StoredUnit | undefined {
  const counts = new Map<number, number>()
  for (const [place, time] of times.entries()) {
    const step = Math.abs(time - (times[place - 1] ?? Number.NaN))
    if (step > 0) counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  const [commonest] = [...counts].sort(([a, often], [b, oftener]) => oftener - often || a - b)
  return storedUnits.find((unit) => unit === commonest?.[0])
}
