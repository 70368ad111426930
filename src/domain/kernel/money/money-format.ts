import { magnitude, movePoint, readDecimal, roundTo, type Decimal, type Numeric } from '../numbers/decimal.ts'
import { signed, writeDigits } from '../numbers/number-format.ts'
import { writeSmall } from '../numbers/small-number.ts'
import { languageCustoms } from '../site/language-customs.ts'
import type { Language } from '../site/language.ts'
import type { WritableCurrency } from './currency.ts'
import { isAsianCurrency, nameMoney } from './money-words.ts'

/** Each unit is 10^`size` times the one before it. */
type Scale = { size: number; units: readonly string[] }

const thousands: Scale = { size: 3, units: ['', 'K', 'M', 'B', 'T'] }

const significant = 3

/**
 * Money in a few digits. Yen, won and yuan use units of ten thousand in the reader's script: 14,820,000 yen is
 * `1,482万円` in Japanese and `1,482만엔` in Korean. English has no word for ten thousand and shows `¥14.8M`. Bitcoin uses
 * the reader's units: `65.2万 BTC`. Every other currency uses thousands in every language: `$4.21M`.
 */
export function abbreviateMoney(args: {
  value: Numeric
  currency: WritableCurrency
  language: Language
}): string {
  const { value, currency, language } = args
  const { asianMoney } = languageCustoms[language]
  const scale =
    asianMoney !== null && stepsByTenThousand(currency) ? { size: 4, units: asianMoney.units } : thousands
  return signed(readDecimal(value), (decimal) =>
    nameMoney({ digits: abbreviate({ decimal, scale, language }), currency, language }),
  )
}

function stepsByTenThousand(currency: WritableCurrency): boolean {
  return currency === 'BTC' || isAsianCurrency(currency)
}

/**
 * A number that rounds up to the next unit is written in that unit: 999,999 dollars are `$1M`, never `$1,000K`. The
 * largest unit keeps growing: `$1,234T`.
 */
function abbreviate(args: { decimal: Decimal; scale: Scale; language: Language }): string {
  const { decimal, language } = args
  const { size, units } = args.scale
  if (magnitude(decimal) < 0) return writeSmall({ decimal, significant, language })
  const highest = units.length - 1
  const index = Math.min(Math.floor(magnitude(decimal) / size), highest)
  const number = shorten(movePoint({ decimal, by: index * size }))
  const carries = index < highest && magnitude(number) >= size
  return carries ? `1${units[index + 1]}` : `${writeDigits({ decimal: number, language })}${units[index]}`
}

/** Rounds a number to three digits, but never drops digits before the point: 4.21, 42.1, 421, 1,482. */
function shorten(decimal: Decimal): Decimal {
  return roundTo({ decimal, places: Math.max(0, significant - 1 - magnitude(decimal)) })
}
