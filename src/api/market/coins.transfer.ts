import { isDeepStrictEqual } from 'node:util'
import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { readCoinRow } from '../../domain/market/rows/coin-row.ts'
import { isRow } from '../../domain/market/rows/row-reading.ts'
import type { Database, Queries } from '../database/database.ts'
import { eachCoin, quotedCoinOf, replaceCoins, rowOf, standingCoins, type CoinRow } from './market.store.ts'

interface Saved {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

export function coinIdOfRow({ row }: { row: unknown }): string | undefined {
  const id = isRow(row) ? row['id'] : undefined
  return typeof id === 'string' ? id : undefined
}

export function readCoinContent(given: { row: unknown; now: number }) {
  const reading = readCoinRow(given)
  if ('errors' in reading) return reading
  return { id: reading.quoted.coin.id, content: reading.quoted, warnings: [] }
}

export async function importCoins(
  { contents, dryRun }: { contents: readonly QuotedCoin[]; dryRun: boolean },
  database: Database,
): Promise<Saved> {
  const save = async (queries: Queries) => {
    const coinIds = contents.map(({ coin }) => coin.id)
    const rows = await standingCoins({ coinIds, lock: !dryRun }, queries)
    const standing = new Map(rows.map((row) => [row.coin_id, row]))
    const plans = contents.map((given) => {
      const before = standing.get(given.coin.id)
      return {
        before,
        after: before === undefined || before.source === 'demo' ? given : merged(given, before),
      }
    })
    const differing = plans.filter(({ before, after }) => !isSame(after, before))
    if (!dryRun && differing.length > 0)
      await replaceCoins(
        differing.map(({ after }) => after),
        queries,
      )
    const added = plans.filter(({ before }) => before === undefined).length
    return { added, changed: differing.length - added, unchanged: plans.length - differing.length }
  }
  return dryRun ? save(database) : database.transaction(save)
}

function isSame(after: QuotedCoin, before: CoinRow | undefined): boolean {
  if (before === undefined) return false
  const { coin_no: _ofTheDatabase, ...row } = before
  return isDeepStrictEqual(rowOf(after), row)
}

/** What the file does not say stays. A live quote that is newer than the file's stays too. */
function merged({ coin, quote }: QuotedCoin, row: CoinRow): QuotedCoin {
  const standing = quotedCoinOf(row)
  const isLive = row.source !== 'import' && (standing.quote.quotedAt ?? 0) > (quote.quotedAt ?? 0)
  return {
    coin: {
      ...coin,
      logo: coin.logo ?? standing.coin.logo,
      circulatingSupply: coin.circulatingSupply ?? standing.coin.circulatingSupply,
      totalSupply: coin.totalSupply ?? standing.coin.totalSupply,
      maxSupply: coin.maxSupply ?? standing.coin.maxSupply,
    },
    quote: isLive
      ? standing.quote
      : { ...quote, series: quote.series.length > 0 ? quote.series : standing.quote.series },
  }
}

/** Rows that import to what stands here; the simulation's coins are not among them. */
export async function exportCoins(
  onRows: (rows: readonly object[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await eachCoin((rows) => onRows(rows.map((row) => exportedRow(quotedCoinOf(row)))), database)
}

function exportedRow({ coin, quote }: QuotedCoin): object {
  return {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    logo: coin.logo,
    price_usd: quote.price,
    '24h_volume_usd': quote.volume24h,
    market_cap_usd: quote.marketCap,
    price_usd_24h_max: quote.high24h,
    price_usd_24h_min: quote.low24h,
    percent_change_1h: quote.change1h,
    percent_change_24h: quote.change24h,
    percent_change_7d: quote.change7d,
    circulating_supply: coin.circulatingSupply,
    total_supply: coin.totalSupply,
    max_supply: coin.maxSupply,
    quoted_at: quote.quotedAt === null ? null : new Date(quote.quotedAt).toISOString(),
    series: quote.series,
  }
}
