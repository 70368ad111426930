import { readInstant } from '../../kernel/time/instant.ts'
import { isCoinId, type QuotedCoin } from '../quotes/coin.ts'
import { isRow, RowReading, type RowFault } from './row-reading.ts'
import { sampleSeries } from '../chart/series.ts'

const symbolLimit = 60
const nameLimit = 200
const addressLimit = 500
const day = 86_400_000

type CoinReading = { readonly quoted: QuotedCoin } | { readonly errors: readonly RowFault[] }

/**
 * A coin with its quote from a row of JSON: `{ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price_usd: 11803.5,
 * last_updated: 1519157068 }`. Fields have the names they have on the wire; supplies and times also those of older files.
 */
export function readCoinRow({ row, now }: { row: unknown; now: number }): CoinReading {
  if (!isRow(row)) return { errors: [{ field: '', code: 'not_an_object', got: '' }] }
  const reading = new RowReading(row)
  const id = reading.required('id', 1_000)
  if (id !== '' && !isCoinId(id)) reading.refuse('id', 'not_an_id')
  const quoted: QuotedCoin = {
    coin: {
      id,
      symbol: reading.required('symbol', symbolLimit),
      name: reading.required('name', nameLimit),
      logo: readAddress(reading, 'logo'),
      circulatingSupply: reading.amount('circulating_supply') ?? reading.amount('available_supply'),
      totalSupply: reading.amount('total_supply'),
      maxSupply: reading.amount('max_supply'),
    },
    quote: {
      price: reading.amount('price_usd'),
      volume24h: reading.amount('24h_volume_usd'),
      marketCap: reading.amount('market_cap_usd'),
      high24h: reading.amount('price_usd_24h_max'),
      low24h: reading.amount('price_usd_24h_min'),
      change1h: reading.number('percent_change_1h'),
      change24h: reading.number('percent_change_24h'),
      change7d: reading.number('percent_change_7d'),
      quotedAt: readMoment(reading, 'quoted_at', now) ?? readMoment(reading, 'last_updated', now),
      source: 'import',
      series: readSeries(reading),
    },
  }
  return reading.errors.length > 0 ? { errors: reading.errors } : { quoted }
}

/** Seconds since 1970, or a text with its offset; not in the future. */
function readMoment(reading: RowReading, field: string, now: number): number | null {
  const value = reading.value(field)
  if (value === undefined) return null
  const isSeconds = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  const time = isSeconds ? Number(value) * 1000 : readInstant(typeof value === 'string' ? value : '')
  const isPast = time !== undefined && time >= 0 && time <= now + day
  return isPast ? time : reading.refuse(field, 'not_a_date')
}

function readAddress(reading: RowReading, field: string): string | null {
  const text = reading.line(field, addressLimit)
  return text === null || /^(https?:\/\/|\/)[^\s"'<>]+$/.test(text)
    ? text
    : reading.refuse(field, 'not_a_url')
}

function readSeries(reading: RowReading): number[] {
  const value = reading.value('series')
  if (value === undefined) return []
  const isLine =
    Array.isArray(value) &&
    value.every((price) => typeof price === 'number' && Number.isFinite(price) && price >= 0)
  if (!isLine) reading.refuse('series', 'not_a_list')
  return isLine ? sampleSeries(value as number[]) : []
}
