import { currencies, type WritableCurrency } from '../../kernel/money/currency.ts'

export const ratedCurrencies: readonly WritableCurrency[] = [...currencies, 'IDR']

/** The value of one unit of each currency in US dollars; unknown currencies are missing. */
export type DollarValues = Readonly<Partial<Record<WritableCurrency, number>>>

export function readRatedCurrency(text: string): WritableCurrency | undefined {
  const written = text.toUpperCase()
  return ratedCurrencies.find((currency) => currency === written)
}

/**
 * The price of one unit of each currency in `currency`: with BTC at 50,000 dollars and the yen at 0.01, in JPY a BTC is
 * 5,000,000 and a USD is 100. Currencies without a known value are left out.
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
