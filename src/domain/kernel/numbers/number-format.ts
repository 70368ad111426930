import { bcp47, oncePerLanguage, type Language } from '../site/language.ts'
import { missing } from '../text/missing.ts'
import { readDecimal, roundTo, splitAtPoint, type Decimal, type Numeric } from './decimal.ts'

/** The minus sign U+2212: as wide as the plus sign, and never separated from its number by a line break. */
export const minusSign = '−'

export function formatCount({ value, language }: { value: Numeric; language: Language }): string {
  // A fast path for small counts, which lists format by the hundred.
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return signed(roundedTo(value, 0), (decimal) => writeDigits({ decimal, language }))
}

export function formatAmount({ value, language }: { value: Numeric; language: Language }): string {
  return signed(readDecimal(value), (decimal) => writeDigits({ decimal, language }))
}

/**
 * `value` is in percent: 3.2 → `+3.20%`. A change always has its sign, because colour must not be the only difference
 * between gain and loss; a value that rounds to zero has none. A share, such as progress, is not `signed`.
 */
export function formatPercent(args: {
  value: Numeric
  language: Language
  decimals?: number
  signed?: boolean
}): string {
  const { value, language, decimals = 2, signed: isChange = true } = args
  const rounded = roundedTo(value, decimals)
  const plus = isChange && rounded && !rounded.negative && rounded.digits !== 0n ? '+' : ''
  return signed(rounded, (decimal) => `${plus}${writeDigits({ decimal, language, minDecimals: decimals })}%`)
}

export function signed(decimal: Decimal | undefined, write: (decimal: Decimal) => string): string {
  if (!decimal) return missing
  return `${decimal.negative ? minusSign : ''}${write(decimal)}`
}

const grouping = oncePerLanguage((language) => new Intl.NumberFormat(bcp47[language]))

/** Grouped digits without a sign. All four languages use a decimal point. */
export function writeDigits(args: { decimal: Decimal; language: Language; minDecimals?: number }): string {
  const { decimal, language, minDecimals = 0 } = args
  const { whole, fraction } = splitAtPoint(decimal)
  const grouped = grouping(language).format(whole)
  const decimals = fraction.padEnd(minDecimals, '0')
  return decimals === '' ? grouped : `${grouped}.${decimals}`
}

function roundedTo(value: Numeric, places: number): Decimal | undefined {
  const decimal = readDecimal(value)
  return decimal && roundTo({ decimal, places })
}
