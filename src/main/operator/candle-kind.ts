import { basename } from 'node:path'
import {
  candleRowOf,
  importCandles,
  readCandleContent,
  readCandleHeader,
  unitOfLines,
} from '../../api/market/candles.transfer.ts'
import { findCoinId } from '../../api/market/market.store.ts'
import type { Candle } from '../../domain/market/chart/candle.ts'
import type { ContentKind } from './content-kind.ts'
import type { Importing } from './import-content.ts'
import { readSlices } from './ndjson-lines.ts'
import { Refused } from './operator-database.ts'

const longestLine = 10_000
/** The step between candles shows in the first lines. */
const linesLookedAt = 1_000

/** Candles of one coin as lines of a CSV file with a header: `time,open,high,low,close,volume`, times in seconds. */
export async function candleKind({ path, coin, database }: Importing): Promise<ContentKind<Candle>> {
  const [header = '', ...lines] = await firstLines(path)
  const columns = readCandleHeader(header)
  if (columns === undefined)
    throw new Refused(`${path} has no header; its first line is to be time,open,high,low,close,volume.`)
  const unit = unitOfLines(lines, columns)
  if (unit === undefined)
    throw new Refused(`The candles of ${path} are of no unit that is kept: five minutes, an hour or a day.`)
  const symbol = /-([^-]+)\.csv$/i.exec(basename(path))?.[1]
  if (coin === undefined && symbol === undefined)
    throw new Refused('Say which coin the candles are of with --coin.')
  const coinId = await findCoinId({ id: coin, symbol }, database)
  if (coinId === undefined)
    throw new Refused(
      `There is no coin ${JSON.stringify(coin ?? symbol)}; import it first, or name one with --coin.`,
    )
  const file = { coinId, unit }
  return {
    parse: (text) => candleRowOf(text, columns),
    isHeader: (text) => text === header,
    idOf: ({ row }) => {
      const reading = readCandleContent({ row, unit })
      return 'id' in reading ? reading.id : undefined
    },
    read: ({ row }) => readCandleContent({ row, unit }),
    save: ({ contents, dryRun }) => importCandles({ contents, dryRun, ...file }, database),
    exportTo: async () => {},
  }
}

async function firstLines(path: string): Promise<string[]> {
  const found: string[] = []
  for await (const { lines } of readSlices({ path, longest: longestLine })) {
    for (const line of lines) if ('text' in line) found.push(line.text)
    if (found.length >= linesLookedAt) break
  }
  return found.slice(0, linesLookedAt)
}
