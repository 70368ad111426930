import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import type { Database, Queries } from '../database/database.ts'
import { readInBatches } from '../database/read-in-batches.ts'
import { coinRowOf, type CoinRow, type QuotedRow } from './coin-row.ts'

export const quotedColumns = `symbol, name, logo, circulating_supply, total_supply, max_supply, price_usd, volume_24h_usd,
  market_cap_usd, high_24h_usd, low_24h_usd, change_1h, change_24h, change_7d, quoted_at, source, series`
const input = `jsonb_to_recordset($1::jsonb) as given (coin_id text, symbol text, name text, logo text,
  circulating_supply double precision, total_supply double precision, max_supply double precision,
  price_usd double precision, volume_24h_usd double precision, market_cap_usd double precision,
  high_24h_usd double precision, low_24h_usd double precision, change_1h double precision,
  change_24h double precision, change_7d double precision, quoted_at timestamptz, source text, series jsonb)`
const replaced = `symbol = excluded.symbol, name = excluded.name, logo = excluded.logo,
  circulating_supply = excluded.circulating_supply, total_supply = excluded.total_supply,
  max_supply = excluded.max_supply, price_usd = excluded.price_usd, volume_24h_usd = excluded.volume_24h_usd,
  market_cap_usd = excluded.market_cap_usd, high_24h_usd = excluded.high_24h_usd,
  low_24h_usd = excluded.low_24h_usd, change_1h = excluded.change_1h, change_24h = excluded.change_24h,
  change_7d = excluded.change_7d, quoted_at = excluded.quoted_at, source = excluded.source,
  series = excluded.series, changed_in = pg_current_xact_id()`

export async function storedCoins(
  { coinIds, lock }: { coinIds: readonly string[]; lock: boolean },
  { query }: Queries,
): Promise<CoinRow[]> {
  return query<CoinRow>(
    `select coin_id, coin_no, ${quotedColumns} from coins where coin_id = any($1::text[])
     order by coin_id ${lock ? 'for update' : ''}`,
    [coinIds],
  )
}

/**
 * Stores quotes. A quote that is older than the stored one, or has no price, does not replace it; a stored quote with a time in
 * the future is always replaced.
 */
export async function putQuotes(
  { coins, future }: { coins: readonly QuotedCoin[]; future: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into coins (coin_id, ${quotedColumns}) select coin_id, ${quotedColumns} from ${input} order by coin_id
     on conflict (coin_id) do update set ${replaced}
     where coins.source = 'demo' or excluded.price_usd is not null
       and (coins.quoted_at is null or excluded.quoted_at > coins.quoted_at or coins.quoted_at > $2)`,
    [JSON.stringify(coins.map(coinRowOf)), future],
  )
}

export async function replaceCoins(rows: readonly QuotedRow[], { query }: Queries): Promise<void> {
  await query(
    `insert into coins (coin_id, ${quotedColumns}) select coin_id, ${quotedColumns} from ${input} order by coin_id
     on conflict (coin_id) do update set ${replaced}`,
    [JSON.stringify(rows)],
  )
}

export async function addDemoCoins(coins: readonly QuotedCoin[], { query }: Queries): Promise<void> {
  await query(
    `insert into coins (coin_id, symbol, name, market_cap_usd, source)
     select coin_id, symbol, name, market_cap_usd, 'demo' from ${input} on conflict (coin_id) do nothing`,
    [JSON.stringify(coins.map(coinRowOf))],
  )
}

export async function eachCoin(
  onRows: (rows: readonly CoinRow[]) => Promise<void>,
  database: Database,
): Promise<void> {
  const sql = `select coin_id, coin_no, ${quotedColumns} from coins where source <> 'demo' order by coin_id collate "C"`
  await readInBatches({ sql, onRows }, database)
}

export async function findCoinId(
  { id, symbol }: { id: string | undefined; symbol: string | undefined },
  { query }: Queries,
): Promise<string | undefined> {
  const [row] = await query<{ coin_id: string }>(
    `select coin_id from coins where coin_id = $1 or $1 is null and symbol = $2
     order by market_cap_usd desc nulls last, coin_id limit 1`,
    [id ?? null, symbol ?? null],
  )
  return row?.coin_id
}
