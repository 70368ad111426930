import type { Currency } from '../../../domain/kernel/money/currency.ts'
import { bitcoinId } from '../../../domain/market/quotes/coin.ts'
import type { Rates } from '../../../domain/market/quotes/money-in.ts'
import { useLiveQuote } from './live-quotes.ts'

/** Rates for writing amounts in `currency`. The bitcoin rate is the live price from the list, also when bitcoin itself is the currency. */
export function useLiveRates(currency: Currency, rates: Rates): Rates {
  const price = useLiveQuote(currency === 'BTC' ? bitcoinId : '')?.price ?? 0
  return price > 0 ? { ...rates, BTC: price } : rates
}
