import { currencyOfLanguage } from '../kernel/money/currency.ts'
import { nameMoney } from '../kernel/money/money-words.ts'
import { writeDigits } from '../kernel/numbers/number-format.ts'
import type { Language } from '../kernel/site/language.ts'

const decimals = { JPY: 0, USD: 2, KRW: 0, CNY: 2 } as const

export type BillingCurrency = keyof typeof decimals
export const billingCurrencies = Object.keys(decimals) as BillingCurrency[]

/** Amounts by currency, in minor units: `{ JPY: 580, USD: 399 }` is 580 yen or 3.99 dollars. */
export type Amounts = Readonly<Partial<Record<BillingCurrency, number>>>

/**
 * The smallest totals that Stripe charges, in minor units. Stripe states none for won and yuan and compares them with the currency
 * of the account, so these are rounded up: at least 50 yen or 50 cents at any rate of the last years.
 */
export const stripeMinimums: Readonly<Record<BillingCurrency, number>> = {
  JPY: 50,
  USD: 50,
  KRW: 1_000,
  CNY: 500,
}

/** A larger amount is considered a typing mistake. */
export const maxAmount = 100_000_000

export function isBillingCurrency(value: unknown): value is BillingCurrency {
  return billingCurrencies.some((currency) => currency === value)
}

export function billingCurrencyOf(language: Language): BillingCurrency {
  const currency = currencyOfLanguage[language]
  return isBillingCurrency(currency) ? currency : 'USD'
}

/**
 * Writes an amount with all decimals of its currency: 399 of USD is `$3.99`, 580 of JPY `580円` in Japanese, 400 of USD
 * `$4.00`.
 */
export function writeAmount(args: { minor: number; currency: BillingCurrency; language: Language }): string {
  const { minor, currency, language } = args
  const scale = decimals[currency]
  const digits = writeDigits({
    decimal: { negative: false, digits: BigInt(minor), scale },
    language,
    minDecimals: scale,
  })
  return nameMoney({ digits, currency, language })
}
