import { isDeepStrictEqual } from 'node:util'
import { readCandleRow, unitOfTimes } from '../../domain/market/rows/candle-row.ts'
import type { Candle } from '../../domain/market/chart/candle.ts'
import type { StoredUnit } from '../../domain/market/chart/chart-unit.ts'
import type { Database, Queries } from '../database/database.ts'
import { candlesAt, replaceCandles, rollUpCandles } from './candles.store.ts'

/** Which coin the candles of a file are of, and how long they are. */
export interface CandleFile {
  readonly coinId: string
  readonly unit: StoredUnit
  /** What stands in its columns, from left to right. */
  readonly columns: readonly string[]
}

const neededColumns = ['time', 'open', 'high', 'low', 'close']

/** The columns a header names; undefined when it is none of ours. */
export function readCandleHeader(line: string): string[] | undefined {
  const columns = cellsOf(line).map((name) => name.toLowerCase())
  return neededColumns.every((name) => columns.includes(name)) ? columns : undefined
}

/** How long the candles on these lines are. */
export function unitOfLines(lines: readonly string[], columns: readonly string[]): StoredUnit | undefined {
  const place = columns.indexOf('time')
  return unitOfTimes(lines.map((line) => Number(cellsOf(line)[place])))
}

/** A line as a row by the names of the columns. */
export function candleRowOf(line: string, columns: readonly string[]): { row: unknown } | undefined {
  const cells = cellsOf(line)
  if (cells.length !== columns.length) return undefined
  return { row: Object.fromEntries(columns.map((name, place) => [name, cells[place]])) }
}

function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

export function readCandleContent({ row, unit }: { row: unknown; unit: StoredUnit }) {
  const reading = readCandleRow({ row, unit })
  if ('errors' in reading) return reading
  return { id: String(reading.candle.time), content: reading.candle, warnings: [] }
}

/** Longer candles are made anew from these as they go in. */
export async function importCandles(
  {
    contents,
    dryRun,
    coinId,
    unit,
  }: { contents: readonly Candle[]; dryRun: boolean } & Omit<CandleFile, 'columns'>,
  database: Database,
): Promise<{ added: number; changed: number; unchanged: number }> {
  const save = async (queries: Queries) => {
    const times = contents.map(({ time }) => time)
    const standing = new Map(
      (await candlesAt({ coinId, unit, times }, queries)).map((candle) => [candle.time, candle]),
    )
    const differing = contents.filter((candle) => !isDeepStrictEqual(candle, standing.get(candle.time)))
    if (!dryRun && differing.length > 0) {
      await replaceCandles({ coinId, unit, candles: differing }, queries)
      await rollUpCandles({ coinId, unit, times: differing.map(({ time }) => time) }, queries)
    }
    const added = contents.filter(({ time }) => !standing.has(time)).length
    return { added, changed: differing.length - added, unchanged: contents.length - differing.length }
  }
  return dryRun ? save(database) : database.transaction(save)
}
