import { basename } from 'node:path'
import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import type { Candle } from '../../domain/market/chart/candle.ts'
import type { StoredUnit } from '../../domain/market/chart/chart-unit.ts'
import { readCandle, unitOfTimes } from '../../domain/market/rows/candle-row.ts'
import type { Queries } from '../database/database.ts'
import type { ContentFile, ContentRows, FileKind } from '../transfer/content-kind.ts'
import { csvWithHeader } from '../transfer/formats/csv.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import { TransferRefused } from '../transfer/transfer-refused.ts'
import { candlesAt, replaceCandles, rollUpCandles } from './candles/imported-candles.store.ts'
import { findCoinId } from './market.store.ts'

const needed = ['time', 'open', 'high', 'low', 'close']

/** Import of candles of one coin; times are in seconds. */
export const candlesTransfer: FileKind<Candle> = {
  format: csvWithHeader({ columns: [...needed, 'volume'], needed }),
  isOfOneCoin: true,
  async ofFile(file, queries) {
    const unit = await unitOf(file)
    return candlesOf({ coinId: await coinOf(file, queries), unit })
  },
}

async function unitOf({ path, firstRows }: ContentFile): Promise<StoredUnit> {
  const rows = await firstRows()
  const unit = unitOfTimes(rows.map((row) => Number(isRecord(row) ? row['time'] : Number.NaN)))
  if (unit !== undefined) return unit
  throw new TransferRefused(`The candles of ${path} must be of five minutes, an hour or a day.`)
}

/** The coin named with --coin, or the largest coin with the symbol in the file's name: `candles-BTC.csv`. */
async function coinOf({ path, coin }: ContentFile, queries: Queries): Promise<string> {
  const symbol = /-([^-]+)\.csv$/i.exec(basename(path))?.[1]
  if (coin === undefined && symbol === undefined)
    throw new TransferRefused('Say which coin the candles belong to with --coin.')
  const coinId = await findCoinId({ id: coin, symbol }, queries)
  if (coinId !== undefined) return coinId
  throw new TransferRefused(
    `There is no coin ${JSON.stringify(coin ?? symbol)}; import it first, or name one with --coin.`,
  )
}

const idOf = ({ time }: Candle) => String(time)

export function candlesOf(of: { coinId: string; unit: StoredUnit }): ContentRows<Candle> {
  return {
    read: ({ row }) => readCandle({ row, unit: of.unit }),
    idOf,
    save: saveDifference<Candle, Candle>({
      idOf,
      idOfStored: idOf,
      findStored: ({ contents }, queries) => candlesAt({ ...of, times: contents.map(timeOf) }, queries),
      rowOf: (candle) => candle,
      async put(candles, queries) {
        await replaceCandles({ ...of, candles }, queries)
        await rollUpCandles({ ...of, times: candles.map(timeOf) }, queries)
      },
    }),
  }
}

function timeOf({ time }: Candle): number {
  return time
}
