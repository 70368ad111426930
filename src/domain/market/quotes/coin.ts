import { minute } from '../../kernel/time/durations.ts'

/** The id is a unique slug; several coins can share a symbol. */
export interface Coin {
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly logo: string | null
  readonly circulatingSupply: number | null
  readonly totalSupply: number | null
  readonly maxSupply: number | null
}

export const bitcoinId = 'bitcoin'

/** The price of a coin at a time, with figures of the day and the week before it. Null is unknown, never 0. */
export interface Quote {
  readonly price: number | null
  readonly volume24h: number | null
  readonly marketCap: number | null
  readonly high24h: number | null
  readonly low24h: number | null
  readonly change1h: number | null
  readonly change24h: number | null
  readonly change7d: number | null
  /** The time of the quote in milliseconds since 1970; null if the source gave no time. */
  readonly quotedAt: number | null
  readonly source: string
  /** Prices of the last seven days for the sparkline, oldest first. */
  readonly series: readonly number[]
}

export interface QuotedCoin {
  readonly coin: Coin
  readonly quote: Quote
}

export const staleMilliseconds = 10 * minute

/** A quote is stale after ten minutes, and if it has no time. */
export function isStale({ quotedAt, now }: { quotedAt: number | null; now: number }): boolean {
  return quotedAt === null || now - quotedAt > staleMilliseconds
}
