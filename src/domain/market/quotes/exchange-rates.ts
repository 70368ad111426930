import { currencies, type WritableCurrency } from '../../kernel/money/currency.ts'

/** Every currency a price is given in. */
export const ratedCurrencies: readonly WritableCurrency[] = [...currencies, 'IDR']

/** What one of each is worth in US dollars; one that is not known is missing. */
export type DollarValues = Readonly<Partial<Record<WritableCurrency, number>>>

export function readRatedCurrency(text: string): WritableCurrency | undefined {
  const written = text.toUpperCase()
  return ratedCurrencies.find((currency) => currency === written)
}

/**
 * The price of one of each in `currency`: with BTC at 50,000 dollars and the yen at 0.01, in JPY a BTC is 5,000,000
 * and a USD is 100. What has no known value is left out.
 */
export function ratesIn({
  currency,
  values,
}: {
  currency: WritableCurrency
  values: DollarValues
}): Partial<Record<WritableCurrency, number>> | undefined {
  const one = values[currency]
  if (one === undefined || !(one > 0)) return undefined
  return Object.fromEntries(
    ratedCurrencies.flatMap((key) => {
      const value = values[key]
      if (value === undefined || !(value > 0)) return []
      return [[key, key === currency ? 1 : value / one]]
    }),
  )
}
