import type { Currency } from '../../kernel/money/currency.ts'
import { moneyIn, type Rates } from '../quotes/money-in.ts'

/** One coin of an export; all amounts are in dollars. */
export interface ExportedItem {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly rank: number | null
  readonly price_usd: number | null
  readonly percent_change_24h: number | null
  readonly price_usd_24h_max: number | null
  readonly price_usd_24h_min: number | null
  readonly '24h_volume_usd': number | null
  readonly market_cap_usd: number | null
  readonly quoted_at: string | null
  readonly source: string
  readonly is_stale: boolean
}

type Value = string | number | boolean | null

export function exportRow(item: ExportedItem, { currency, rates }: { currency: Currency; rates: Rates }) {
  const money = (usd: number | null) => moneyIn({ usd, currency, rates })
  const bitcoin = (usd: number | null) => moneyIn({ usd, currency: 'BTC', rates })
  return {
    rank: item.rank,
    id: item.id,
    name: item.name,
    symbol: item.symbol,
    currency,
    price: money(item.price_usd),
    change_24h_percent: item.percent_change_24h,
    high_24h: money(item.price_usd_24h_max),
    low_24h: money(item.price_usd_24h_min),
    volume_24h: money(item['24h_volume_usd']),
    volume_24h_btc: bitcoin(item['24h_volume_usd']),
    market_cap: money(item.market_cap_usd),
    market_cap_btc: bitcoin(item.market_cap_usd),
    quoted_at: item.quoted_at,
    source: item.source,
    is_stale: item.is_stale,
  } satisfies Readonly<Record<string, Value>>
}

export type ExportedRow = ReturnType<typeof exportRow>

/** Lines end in CRLF, as RFC 4180 requires. */
export function csvLine(values: readonly Value[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front: a coin called `=1+1` stays a name.
 * Numbers are written as they are, negative ones too; unknown values are empty.
 */
function csvField(value: Value): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
