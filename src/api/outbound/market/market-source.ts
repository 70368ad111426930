import type { WritableCurrency } from '../../../domain/kernel/money/currency.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import type { Candle } from '../../../domain/market/chart/candle.ts'
import type { Coin, QuotedCoin } from '../../../domain/market/quotes/coin.ts'

/** What else is known of a coin; texts by language. */
export interface CoinFacts {
  readonly description: Readonly<Partial<Record<Language, string>>>
  readonly categories: readonly string[]
  readonly links: Readonly<Record<string, string>>
  readonly genesisDate: string | null
  readonly ath: { readonly price: number; readonly at: string } | null
  readonly atl: { readonly price: number; readonly at: string } | null
}

/** One place where a coin is traded. */
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

/** What bitcoin costs in yen at one exchange. */
export interface YenTicker {
  readonly exchange: JapaneseExchangeId
  readonly price: number
  readonly bid: number | null
  readonly ask: number | null
  /** In BTC. */
  readonly volume: number | null
  readonly quotedAt: number
}

export interface DollarQuotes {
  /** What one of each is worth in US dollars. */
  readonly values: Readonly<Partial<Record<WritableCurrency, number>>>
  readonly quotedAt: number
}

/** Where the market comes from. Every call may fail; the caller keeps the last good answer. */
export interface MarketSource {
  readonly name: 'demo' | 'coingecko'
  /** It says the same to whoever asks and knows all of the past: nothing of it is stored, and pages say *demo*. */
  readonly isSimulated: boolean
  /** A page of coins from 1 on, the highest market caps first; an empty one is past the end. */
  readonly coins: (page: number) => Promise<QuotedCoin[]>
  readonly rates: () => Promise<DollarQuotes>
  readonly yenTicker: (exchange: JapaneseExchangeId) => Promise<YenTicker>
  /** For a visitor; with a signal, a question that still waits for its turn when it fires is dropped. */
  readonly facts: (coin: Coin, signal?: AbortSignal) => Promise<CoinFacts>
  readonly tickers: (coin: Coin, signal?: AbortSignal) => Promise<CoinTicker[]>
  /** The past in stored candles, as far as the source has it so fine. */
  readonly candles: (requested: CandlesAsked) => Promise<Candle[]>
  /** Seconds since 1970 at which the past of a simulation begins. */
  readonly firstSecond?: () => number
  /** Breaks off what is being asked; nothing is asked after it. */
  readonly close?: () => void
}

/** Told of what came and was not as it should be; what could be read of it is used. */
export type OnDrift = (what: Drift, facts: { readonly count: number; readonly example?: unknown }) => void

export const drifts = [
  'coins that could not be read',
  'coins that could not be stored',
  'coins without a price',
  'figures out of all bounds',
  'jumps that wait for a second round',
  'market caps that nobody trades',
  'times from the future',
] as const
export type Drift = (typeof drifts)[number]

export interface CandlesAsked {
  readonly coinId: string
  /** One that is stored; a simulation takes any. */
  readonly unit: number
  /** Seconds since 1970; candles that begin in between, both ends among them. */
  readonly start: number
  readonly end: number
}
