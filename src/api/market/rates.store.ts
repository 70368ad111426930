import { readRatedCurrency } from '../../domain/market/quotes/exchange-rates.ts'
import type { Queries } from '../database/database.ts'
import { japaneseExchanges, type DollarQuotes, type YenTicker } from '../outbound/market/market-source.ts'
import type { KnownRates, KnownTicker } from './market.board.ts'

interface RateRow {
  currency: string
  usd: number
  quoted_at: Date
  source: string
}

export async function knownRates({ query }: Queries): Promise<KnownRates | undefined> {
  const rows = await query<RateRow>('select currency, usd, quoted_at, source from exchange_rates')
  const [first] = rows
  if (first === undefined) return undefined
  return {
    values: Object.fromEntries(
      rows.flatMap(({ currency, usd }) => {
        const known = readRatedCurrency(currency)
        return known === undefined ? [] : [[known, usd]]
      }),
    ),
    quotedAt: Math.min(...rows.map(({ quoted_at }) => quoted_at.getTime())),
    source: first.source,
  }
}

export async function putRates(
  { values, quotedAt, source }: DollarQuotes & { source: string },
  { query }: Queries,
): Promise<void> {
  const rows = Object.entries(values).map(([currency, usd]) => ({ currency, usd }))
  await query(
    `insert into exchange_rates (currency, usd, quoted_at, source)
     select currency, usd, $2, $3 from jsonb_to_recordset($1::jsonb) as given (currency text, usd double precision)
     order by currency
     on conflict (currency) do update set usd = excluded.usd, quoted_at = excluded.quoted_at, source = excluded.source`,
    [JSON.stringify(rows), new Date(quotedAt), source],
  )
}

interface TickerRow {
  exchange: string
  price: number
  bid: number | null
  ask: number | null
  volume: number | null
  quoted_at: Date
  source: string
}

export async function knownYenTickers({ query }: Queries): Promise<KnownTicker[]> {
  const rows = await query<TickerRow>(
    'select exchange, price, bid, ask, volume, quoted_at, source from yen_tickers',
  )
  return rows.flatMap(({ exchange, quoted_at, ...ticker }) => {
    const known = japaneseExchanges.find((candidate) => candidate === exchange)
    return known === undefined ? [] : [{ ...ticker, exchange: known, quotedAt: quoted_at.getTime() }]
  })
}

export async function putYenTickers(tickers: readonly YenTicker[], { query }: Queries): Promise<void> {
  const rows = tickers.map(({ quotedAt, ...ticker }) => ({ ...ticker, quoted_at: new Date(quotedAt) }))
  await query(
    `insert into yen_tickers (exchange, price, bid, ask, volume, quoted_at, source)
     select exchange, price, bid, ask, volume, quoted_at, exchange
     from jsonb_to_recordset($1::jsonb) as given (exchange text, price double precision, bid double precision,
       ask double precision, volume double precision, quoted_at timestamptz)
     order by exchange
     on conflict (exchange) do update set price = excluded.price, bid = excluded.bid, ask = excluded.ask,
       volume = excluded.volume, quoted_at = excluded.quoted_at, source = excluded.source`,
    [JSON.stringify(rows)],
  )
}
