import { languageCustoms } from '../site/language-customs.ts'
import type { Language } from '../site/language.ts'
import type { WritableCurrency } from './currency.ts'

type Word = { before: string } | { after: string }

const symbols: Readonly<Record<WritableCurrency, Word>> = {
  BTC: { after: ' BTC' },
  JPY: { before: '¥' },
  KRW: { before: '₩' },
  CNY: { before: 'CN¥' },
  USD: { before: '$' },
  EUR: { before: '€' },
  AUD: { before: 'A$' },
  RUB: { before: '₽' },
  IDR: { before: 'Rp' },
}

type AsianCurrency = 'JPY' | 'KRW' | 'CNY'

export function isAsianCurrency(currency: WritableCurrency): currency is AsianCurrency {
  return currency === 'JPY' || currency === 'KRW' || currency === 'CNY'
}

/**
 * Adds the name of the currency to a number. In East Asian languages yen, won and yuan have a word after the number, because
 * Japan and China both write `¥`: `1,482万` yen is `1,482万円` to a Japanese reader and `1,482万日元` to a Chinese one. Every other
 * currency has a symbol.
 */
export function nameMoney(args: { digits: string; currency: WritableCurrency; language: Language }): string {
  const { digits, currency, language } = args
  const { asianMoney } = languageCustoms[language]
  if (asianMoney !== null && isAsianCurrency(currency)) return `${digits}${asianMoney.words[currency]}`
  const word = symbols[currency]
  return 'before' in word ? `${word.before}${digits}` : `${digits}${word.after}`
}
