import type { Currency } from '../../../domain/kernel/money/currency.ts'
import { bitcoinId } from '../../../domain/market/quotes/coin.ts'
import type { Rates } from '../../../domain/market/quotes/money-in.ts'
import { useLiveQuote } from './live-quotes.ts'

/** The loaded exchange rates, but for amounts in bitcoin with the live price of bitcoin as its rate. */
export function useLiveRates(currency: Currency, rates: Rates): Rates {
  const price = useLiveQuote(currency === 'BTC' ? bitcoinId : '')?.price ?? 0
  return price > 0 ? { ...rates, BTC: price } : rates
}
