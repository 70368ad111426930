import type { Currency } from '../../kernel/money/currency.ts'
import { isFromTheFuture } from './believable-moment.ts'
import { isStale, type Quote } from './coin.ts'
import { moneyIn, type Rates } from './money-in.ts'

interface Known {
  readonly quote: Pick<Quote, 'price' | 'quotedAt'>
  readonly rates: { readonly values: Rates; readonly quotedAt: number } | undefined
  readonly currency: Currency
  readonly now: number
}

/**
 * The price as it is now, in a currency; undefined when it is stale or from the future, and in anything but dollars also when the
 * rates are: an alert by the price of an hour ago would be an untruth.
 */
export function freshPrice({ quote, rates, currency, now }: Known): number | undefined {
  const isOfNow = (quotedAt: number | null) =>
    quotedAt !== null && !isStale({ quotedAt, now }) && !isFromTheFuture(quotedAt, now)
  if (!isOfNow(quote.quotedAt)) return undefined
  if (currency !== 'USD' && (rates === undefined || !isOfNow(rates.quotedAt))) return undefined
  return moneyIn({ usd: quote.price, currency, rates: rates?.values ?? {} }) ?? undefined
}
