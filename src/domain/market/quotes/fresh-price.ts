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
 * The current price in a currency. Undefined if the quote is stale or in the future, or if a currency other than
 * dollars has stale rates, because a price alert must not use an hour-old price.
 */
export function freshPrice({ quote, rates, currency, now }: Known): number | undefined {
  const isOfNow = (quotedAt: number | null) =>
    quotedAt !== null && !isStale({ quotedAt, now }) && !isFromTheFuture(quotedAt, now)
  if (!isOfNow(quote.quotedAt)) return undefined
  if (currency !== 'USD' && (rates === undefined || !isOfNow(rates.quotedAt))) return undefined
  return moneyIn({ usd: quote.price, currency, rates: rates?.values ?? {} }) ?? undefined
}
