import { currencyOfLanguage, type Currency } from '../../domain/kernel/money/currency.ts'
import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { moneyIn, writableIn, type Rates } from '../../domain/market/quotes/money-in.ts'

/** What one of each currency is worth in dollars, and since when; undefined as long as nobody has said. */
export type CardRates = { readonly values: Rates; readonly quotedAt: number } | undefined

export interface Money {
  readonly currency: Currency
  readonly rates: CardRates
  readonly language: Language
}

export function moneyOf(language: Language, rates: CardRates): Currency {
  return writableIn(currencyOfLanguage[language], rates?.values ?? {})
}

/** Small digits that count zeros are not read from a small picture: a small price is written out. */
export function priceOf(usd: number, { currency, rates, language }: Money): string {
  const value = moneyIn({ usd, currency, rates: rates?.values ?? {} })
  const { text, full } = formatPrice({ value: value ?? usd, currency, language })
  return /[₀-₉]/.test(text) ? full : text
}
