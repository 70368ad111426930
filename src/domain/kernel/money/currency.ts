import { languageCustoms } from '../site/language-customs.ts'
import { perLanguage, type Language } from '../site/language.ts'

export const currencies = ['BTC', 'JPY', 'KRW', 'USD', 'EUR', 'AUD', 'CNY', 'RUB'] as const
export type Currency = (typeof currencies)[number]

/** Rupiah can be formatted but not chosen, because there is no Indonesian edition. */
export type WritableCurrency = Currency | 'IDR'

export const defaultCurrency: Currency = 'JPY'

export const currencyStorageKey = 'coin::currency'

/**
 * The default currency of the readers of each language. `in` is the old ISO code of Indonesian, which is not a language of the
 * site.
 */
export const currencyOfLanguage: Readonly<Record<Language, Currency> & { in: 'IDR' }> = {
  ...perLanguage((language) => languageCustoms[language].currency),
  in: 'IDR',
}

export function readCurrency(stored: unknown): Currency | undefined {
  return currencies.find((currency) => currency === stored)
}
