import { refuse, type RowField } from '../../kernel/rows/row-field.ts'
import { readNumber, readPositive } from '../../kernel/rows/row-number.ts'
import { readRow, type OpenRow, type RowInput, type RowReading } from '../../kernel/rows/row-reading.ts'
import { readCleanLine } from '../../kernel/rows/row-text.ts'
import { isCoinId } from '../../kernel/text/coin-id.ts'
import { readInstant } from '../../kernel/time/instant.ts'
import { sampleSeries } from '../chart/series.ts'
import { isBelievableMoment } from '../quotes/believable-moment.ts'
import type { QuotedCoin } from '../quotes/coin.ts'

const limits = { id: 1_000, symbol: 60, name: 200, address: 500 }

/**
 * Reads a coin and its quote from a JSON object: `{ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price_usd: 11803.5,
 * last_updated: 1519157068 }`. Fields are named as in the API; supplies and times also as in older files.
 */
export function readCoin({ row, now, stored }: RowInput): RowReading<QuotedCoin> {
  const read = ({ fields }: OpenRow): QuotedCoin => ({
    coin: {
      id: readId(fields('id')),
      symbol: readRequired(fields('symbol'), limits.symbol),
      name: readRequired(fields('name'), limits.name),
      logo: readAddress(fields('logo')),
      circulatingSupply: readPositive(fields('circulating_supply', 'available_supply')),
      totalSupply: readPositive(fields('total_supply')),
      maxSupply: readPositive(fields('max_supply')),
    },
    quote: {
      price: readPositive(fields('price_usd')),
      volume24h: readPositive(fields('24h_volume_usd')),
      marketCap: readPositive(fields('market_cap_usd')),
      high24h: readPositive(fields('price_usd_24h_max')),
      low24h: readPositive(fields('price_usd_24h_min')),
      change1h: readNumber(fields('percent_change_1h')),
      change24h: readNumber(fields('percent_change_24h')),
      change7d: readNumber(fields('percent_change_7d')),
      quotedAt: readMoment(fields('quoted_at', 'last_updated'), now),
      source: 'import',
      series: readSeries(fields('series')),
    },
  })
  return readRow(row, read, stored)
}

function readId(field: RowField): string {
  const id = readRequired(field, limits.id)
  return id === '' || isCoinId(id) ? id : (refuse(field, 'not_an_id') ?? '')
}

function readRequired(field: RowField, limit: number): string {
  if (field.value === undefined) refuse(field, 'required')
  return readCleanLine(field, limit) ?? ''
}

/**
 * Reads the time of a quote: seconds since 1970, or a text with an offset from UTC. Times in the future or before the first block
 * of Bitcoin are refused.
 */
function readMoment(field: RowField, now: number): number | null {
  const { value } = field
  if (value === undefined) return null
  const isSeconds = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  const time = isSeconds ? Number(value) * 1000 : readInstant(typeof value === 'string' ? value : '')
  return time !== undefined && isBelievableMoment(time, now) ? time : refuse(field, 'not_a_date')
}

function readAddress(field: RowField): string | null {
  const text = readCleanLine(field, limits.address)
  return text === null || /^(https?:\/\/|\/)[^\s"'<>]+$/.test(text) ? text : refuse(field, 'not_a_url')
}

function readSeries(field: RowField): number[] {
  const { value } = field
  if (value === undefined) return []
  return Array.isArray(value) && value.every(isPrice)
    ? sampleSeries(value)
    : (refuse(field, 'not_a_list') ?? [])
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
