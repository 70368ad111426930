import { currencyOfLanguage, type Currency } from '../../domain/kernel/money/currency.ts'
import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { moneyIn, writableIn, type Rates } from '../../domain/market/quotes/money-in.ts'

/** US dollars per unit of each currency, and the time of the rates; undefined until the first rates arrive. */
export type CardRates = { readonly values: Rates; readonly quotedAt: number } | undefined

export interface Money {
  readonly currency: Currency
  readonly rates: CardRates
  readonly language: Language
}

export function moneyOf(language: Language, rates: CardRates): Currency {
  return writableIn(currencyOfLanguage[language], rates?.values ?? {})
}

/**
 * A tiny price is written out (`0.0000012`), because the small digits of its short form (`0.0₅12`) are unreadable in a picture.
 */
export function priceOf(usd: number, { currency, rates, language }: Money): string {
  const value = moneyIn({ usd, currency, rates: rates?.values ?? {} })
  const { text, full } = formatPrice({ value: value ?? usd, currency, language })
  return /[₀-₉]/.test(text) ? full : text
}
