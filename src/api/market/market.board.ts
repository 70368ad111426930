import type { QuotedCoin } from '../../domain/market/quotes/coin.ts'
import type { DollarValues } from '../../domain/market/quotes/exchange-rates.ts'
import { MarketList } from '../../domain/market/list/market-list.ts'
import type { YenTicker } from '../outbound/market/market-source.ts'

export interface KnownRates {
  readonly values: DollarValues
  readonly quotedAt: number
  readonly source: string
}

/** A ticker with where it was asked for: the exchange itself, or the simulation. */
export type KnownTicker = YenTicker & { readonly source: string }

/** What this instance knows of the market right now; everything that is shown of prices is read from here. */
export interface MarketBoard {
  readonly list: MarketList
  readonly rates: () => KnownRates | undefined
  readonly yenTickers: () => readonly KnownTicker[]
  readonly putCoins: (coins: readonly QuotedCoin[]) => void
  readonly putRates: (rates: KnownRates) => void
  readonly putYenTickers: (tickers: readonly KnownTicker[]) => void
  /** Milliseconds since 1970 of the newest quote. */
  readonly newestQuote: () => number | undefined
  /** Told of the quotes that are not what they were. */
  readonly onQuotes: (listener: (changed: readonly QuotedCoin[]) => void) => void
}

export function createBoard(): MarketBoard {
  const list = new MarketList()
  const listeners: ((changed: readonly QuotedCoin[]) => void)[] = []
  const tickers = new Map<string, KnownTicker>()
  let rates: KnownRates | undefined
  let newest: number | undefined
  return {
    list,
    rates: () => rates,
    yenTickers: () => [...tickers.values()],
    putCoins(coins) {
      const changed = coins.filter((given) => isNews(given, list.find(given.coin.id)))
      list.put(changed)
      for (const { quote } of changed) newest = Math.max(newest ?? 0, quote.quotedAt ?? 0)
      if (changed.length > 0) for (const listener of listeners) listener(changed)
    },
    putRates(given) {
      if (rates === undefined || given.quotedAt >= rates.quotedAt) rates = given
    },
    putYenTickers(given) {
      for (const ticker of given) {
        const known = tickers.get(ticker.exchange)
        if (known === undefined || ticker.quotedAt >= known.quotedAt) tickers.set(ticker.exchange, ticker)
      }
    },
    newestQuote: () => newest,
    onQuotes: (listener) => void listeners.push(listener),
  }
}

/** Anything but a repetition; the simulation never speaks for a coin that somebody really quoted. */
function isNews({ coin, quote }: QuotedCoin, known: QuotedCoin | undefined): boolean {
  if (known === undefined) return true
  if (quote.source === 'demo' && known.quote.source !== 'demo') return false
  return known.coin !== coin || known.quote.quotedAt !== quote.quotedAt || known.quote.price !== quote.price
}
