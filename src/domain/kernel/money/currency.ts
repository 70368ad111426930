import { languageCustoms } from '../site/language-customs.ts'
import { perLanguage, type Language } from '../site/language.ts'

/** The currencies a visitor can choose. */
export const currencies = ['BTC', 'JPY', 'KRW', 'USD', 'EUR', 'AUD', 'CNY', 'RUB'] as const
export type Currency = (typeof currencies)[number]

/** Rupiah can be written but not chosen: there is no Indonesian edition to choose it in. */
export type WritableCurrency = Currency | 'IDR'

export const defaultCurrency: Currency = 'JPY'

/** Where the browser keeps the visitor's choice. */
export const currencyStorageKey = 'coin::currency'

/** `in` is the old ISO code of Indonesian. */
export const currencyOfLanguage: Readonly<Record<Language, Currency> & { in: 'IDR' }> = {
  ...perLanguage((language) => languageCustoms[language].currency),
  in: 'IDR',
}

/** A stored choice counts only if it is one of ours, written as we write it. */
export function readCurrency(stored: unknown): Currency | undefined {
  return currencies.find((currency) => currency === stored)
}
