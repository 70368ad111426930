import { readDecimal, roundTo, splitAtPoint, type Decimal, type Numeric } from './decimal.ts'
import { bcp47, oncePerLanguage, type Language } from '../site/language.ts'

/** What stands for a value nobody knows. Never 0: a sale that raised nothing is not a sale without figures. */
export const missing = '-'

/** The real minus sign U+2212: as wide as the plus, and it never breaks at the end of a line. */
export const minusSign = '−'

export function formatCount({ value, language }: { value: Numeric; language: Language }): string {
  // A list counts a hundred things, most of them small: too small to be grouped.
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return signed(roundedTo(value, 0), (decimal) => writeDigits({ decimal, language }))
}

/** Every digit as it came: '123456789012345678.90' → `123,456,789,012,345,678.9`. */
export function formatAmount({ value, language }: { value: Numeric; language: Language }): string {
  return signed(readDecimal(value), (decimal) => writeDigits({ decimal, language }))
}

/**
 * `value` counts percents, not parts of one: 3.2 → `+3.20%`. A change shows its sign, since colour alone must
 * not tell gain from loss; what rounds to zero has none. A share such as a progress is not `signed`.
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

/** The minus sign, where one is due, stands before everything else: `−$4.21M`. */
export function signed(decimal: Decimal | undefined, write: (decimal: Decimal) => string): string {
  if (!decimal) return missing
  return `${decimal.negative ? minusSign : ''}${write(decimal)}`
}

const grouping = oncePerLanguage((language) => new Intl.NumberFormat(bcp47[language]))

/** Grouped digits without a sign. All four languages write the decimal point as a point. */
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
