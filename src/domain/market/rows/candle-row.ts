import type { Candle } from '../chart/candle.ts'
import { storedUnits, type StoredUnit } from '../chart/chart-unit.ts'
import { isRow, RowReading, type RowFault } from './row-reading.ts'

type CandleReading = { readonly candle: Candle } | { readonly errors: readonly RowFault[] }

/** A candle from the cells of a line: it begins at a multiple of its unit, and its prices lie between low and high. */
export function readCandleRow({ row, unit }: { row: unknown; unit: StoredUnit }): CandleReading {
  if (!isRow(row)) return { errors: [{ field: '', code: 'not_an_object', got: '' }] }
  const reading = new RowReading(row)
  const needed = (field: string) => {
    if (reading.value(field) === undefined) reading.refuse(field, 'required')
    return reading.amount(field) ?? 0
  }
  const candle: Candle = {
    time: needed('time'),
    open: needed('open'),
    high: needed('high'),
    low: needed('low'),
    close: needed('close'),
    volume: reading.amount('volume'),
  }
  if (reading.errors.length > 0) return { errors: reading.errors }
  if (!Number.isSafeInteger(candle.time) || candle.time % unit !== 0)
    reading.refuse('time', 'not_on_the_unit')
  if (candle.high < Math.max(candle.open, candle.close)) reading.refuse('high', 'below_a_price')
  if (candle.low > Math.min(candle.open, candle.close)) reading.refuse('low', 'above_a_price')
  return reading.errors.length > 0 ? { errors: reading.errors } : { candle }
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
