import type { Currency } from '../../kernel/money/currency.ts'

/** The value of one unit of each currency in US dollars. */
export type Rates = Readonly<Partial<Record<string, number>>>

const keptDigits = 10

/** Converts dollars to another currency, rounded to ten digits, because further digits are floating-point noise. */
export function moneyIn({
  usd,
  currency,
  rates,
}: {
  usd: number | null
  currency: Currency
  rates: Rates
}): number | null {
  const rate = currency === 'USD' ? 1 : rates[currency]
  if (usd === null || rate === undefined || !(rate > 0)) return null
  return Number((usd / rate).toPrecision(keptDigits))
}

export function writableIn(currency: Currency, rates: Rates): Currency {
  return rates[currency] === undefined ? 'USD' : currency
}
