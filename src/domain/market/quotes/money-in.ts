import type { Currency } from '../../kernel/money/currency.ts'

/** What one of each currency is worth in US dollars. */
export type Rates = Readonly<Partial<Record<string, number>>>

const keptDigits = 10

/**
 * Dollars as another currency. Ten digits are kept: what stands behind them is the noise of the division, and no price
 * is known that exactly.
 */
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

/** The currency to write in: dollars where nobody knows what the wanted one is worth. */
export function writableIn(currency: Currency, rates: Rates): Currency {
  return rates[currency] === undefined ? 'USD' : currency
}
