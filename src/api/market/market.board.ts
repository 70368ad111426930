import { MarketList } from '../../domain/market/list/market-list.ts'
import { isFromTheFuture } from '../../domain/market/quotes/believable-moment.ts'
import { believe } from '../../domain/market/quotes/believable.ts'
import { bitcoinId, type QuotedCoin } from '../../domain/market/quotes/coin.ts'
import { dayRangeWith } from '../../domain/market/quotes/day-range.ts'
import type { DollarValues } from '../../domain/market/quotes/exchange-rates.ts'
import type { YenTicker } from '../outbound/market/market-source.ts'

export interface KnownRates {
  readonly values: DollarValues
  readonly quotedAt: number
  readonly source: string
}

export type KnownTicker = YenTicker & { readonly source: string }

/** The current market in the memory of this instance. Every price on a page is read from here. */
export interface MarketBoard {
  readonly list: MarketList
  readonly rates: () => KnownRates | undefined
  readonly yenTickers: () => readonly KnownTicker[]
  readonly putCoins: (coins: readonly QuotedCoin[]) => void
  readonly putRates: (rates: KnownRates) => void
  readonly putYenTickers: (tickers: readonly KnownTicker[]) => void
  readonly onQuotes: (listener: (changed: readonly QuotedCoin[]) => void) => void
}

/** Implausible figures never get onto the board, whatever the database or the source contains. */
export function createBoard({ now }: { now: () => Date }): MarketBoard {
  const list = new MarketList()
  const listeners: ((changed: readonly QuotedCoin[]) => void)[] = []
  const tickers = new Map<string, KnownTicker>()
  let rates: KnownRates | undefined
  /** Whether a received value replaces the known one: it must be as new or newer, but not from the future. */
  const isNewer = (input: { quotedAt: number }, known: { quotedAt: number } | undefined) =>
    !isFromTheFuture(input.quotedAt, now().getTime()) &&
    (known === undefined || input.quotedAt >= known.quotedAt)
  return {
    list,
    rates: () => rates && withBitcoinOf(list, rates),
    yenTickers: () => [...tickers.values()],
    putCoins(coins) {
      const at = now().getTime()
      const changed = coins
        .map((input) => withPriceInDay(believe(input, at).believed))
        .filter((input) => isChanged(input, list.find(input.coin.id)))
      list.put(changed)
      if (changed.length > 0) for (const listener of listeners) listener(changed)
    },
    putRates(input) {
      if (isNewer(input, rates)) rates = input
    },
    putYenTickers(input) {
      for (const ticker of input)
        if (isNewer(ticker, tickers.get(ticker.exchange))) tickers.set(ticker.exchange, ticker)
    },
    onQuotes: (listener) => void listeners.push(listener),
  }
}

/** Replaces the rate of bitcoin by the price in its quote if that is newer: rates arrive once a minute, quotes more often. */
function withBitcoinOf(list: MarketList, rates: KnownRates): KnownRates {
  const { price, quotedAt } = list.find(bitcoinId)?.quote ?? {}
  const isOlder = quotedAt === undefined || quotedAt === null || quotedAt < rates.quotedAt
  if (isOlder || price === undefined || price === null || !(price > 0)) return rates
  return { ...rates, values: { ...rates.values, BTC: price } }
}

function withPriceInDay(input: QuotedCoin): QuotedCoin {
  const { quote } = input
  const { high, low } = dayRangeWith(
    { high: quote.high24h, low: quote.low24h },
    quote.price === null ? [] : [quote.price],
  )
  if (high === quote.high24h && low === quote.low24h) return input
  return { ...input, quote: { ...quote, high24h: high, low24h: low } }
}

/** A simulated quote never replaces a real one. */
function isChanged({ coin, quote }: QuotedCoin, known: QuotedCoin | undefined): boolean {
  if (known === undefined) return true
  if (quote.source === 'demo' && known.quote.source !== 'demo') return false
  return known.coin !== coin || known.quote.quotedAt !== quote.quotedAt || known.quote.price !== quote.price
}
