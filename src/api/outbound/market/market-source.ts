import type { WritableCurrency } from '../../../domain/kernel/money/currency.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import type { Candle } from '../../../domain/market/chart/candle.ts'
import type { Coin, QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import type { MarketSourceName } from '../../../domain/market/quotes/market-source-name.ts'

export interface CoinFacts {
  readonly description: Readonly<Partial<Record<Language, string>>>
  readonly categories: readonly string[]
  readonly links: Readonly<Record<string, string>>
  readonly genesisDate: string | null
  readonly ath: { readonly price: number; readonly at: string } | null
  readonly atl: { readonly price: number; readonly at: string } | null
}

export interface CoinTicker {
  readonly exchange: string
  readonly pair: string
  readonly price: number | null
  readonly volume: number | null
  readonly url: string | null
  readonly quotedAt: number | null
}

export const japaneseExchanges = ['bitflyer', 'coincheck', 'bitbank'] as const
export type JapaneseExchangeId = (typeof japaneseExchanges)[number]

export interface YenTicker {
  readonly exchange: JapaneseExchangeId
  readonly price: number
  readonly bid: number | null
  readonly ask: number | null
  /** Volume of the last 24 hours in BTC. */
  readonly volume: number | null
  readonly quotedAt: number
}

export interface DollarQuotes {
  /** The value of one unit of each currency in US dollars. */
  readonly values: Readonly<Partial<Record<WritableCurrency, number>>>
  readonly quotedAt: number
}

/** A source of market data. Every call may fail; the caller keeps the last good answer. */
export interface MarketSource {
  readonly name: MarketSourceName
  /** True for the demo market, which computes the prices of any past moment: nothing is stored, and pages are marked *demo*. */
  readonly isSimulated: boolean
  /** A page of coins, from 1, highest market cap first; an empty page is past the end. */
  readonly coins: (page: number) => Promise<QuotedCoin[]>
  readonly rates: () => Promise<DollarQuotes>
  readonly yenTicker: (exchange: JapaneseExchangeId) => Promise<YenTicker>
  /**
   * Further data of a coin, fetched when a visitor opens its page. If the signal fires while the request is still in the queue,
   * the request is dropped.
   */
  readonly facts: (coin: Coin, signal?: AbortSignal) => Promise<CoinFacts>
  readonly tickers: (coin: Coin, signal?: AbortSignal) => Promise<CoinTicker[]>
  readonly candles: (requested: CandlesQuery) => Promise<Candle[]>
  /** Seconds since 1970 at which a simulation begins. */
  readonly firstSecond?: () => number
  readonly close?: () => void
}

/** Called when an answer contains unexpected data; the rest of the answer is used. */
export type OnDrift = (what: Drift, facts: { readonly count: number; readonly example?: unknown }) => void

export const drifts = [
  'coins that could not be read',
  'coins that could not be stored',
  'coins without a price',
  'figures out of all bounds',
  'jumps that wait for a second round',
  'market caps without trade',
  'times from the future',
] as const
export type Drift = (typeof drifts)[number]

export interface CandlesQuery {
  readonly coinId: string
  /** Length of a candle in seconds; a simulation accepts any, other sources only stored units. */
  readonly unit: number
  /** The first and the last second (since 1970) at which a returned candle may begin, both included. */
  readonly start: number
  readonly end: number
}
