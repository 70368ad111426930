/**
 * A number as it comes from a source or the database. Amounts of tokens and money are decimal strings, because they exceed 2^53.
 */
export type Numeric = string | number | null | undefined

/** A decimal number: its value is exactly `digits / 10^scale`, so no digit of a decimal string is lost. */
export type Decimal = { negative: boolean; digits: bigint; scale: number }

const pattern = /^(?<sign>[+-]?)(?<whole>\d*)\.?(?<fraction>\d*)(?:e(?<exponent>[+-]?\d{1,3}))?$/i

/**
 * Undefined, never 0, for null, an empty text, NaN, infinities and anything that is not a number. An exponent has at
 * most three digits, as many as a JavaScript number can have: `1e999999999` would exhaust the memory.
 */
export function readDecimal(value: Numeric): Decimal | undefined {
  if (value === null || value === undefined) return undefined
  const { sign, whole = '', fraction = '', exponent = '0' } = pattern.exec(String(value).trim())?.groups ?? {}
  if (whole + fraction === '') return undefined
  const digits = BigInt(whole + fraction)
  const scale = fraction.length - Number(exponent)
  const negative = sign === '-' && digits !== 0n
  return scale < 0
    ? { negative, digits: digits * 10n ** BigInt(-scale), scale: 0 }
    : { negative, digits, scale }
}

/** Rounds to `places` decimals, halves away from zero: 2.345 → 2.35, −0.004 → 0 without a sign. */
export function roundTo({ decimal, places }: { decimal: Decimal; places: number }): Decimal {
  if (decimal.scale <= places) return decimal
  const unit = 10n ** BigInt(decimal.scale - places)
  const digits = (decimal.digits + unit / 2n) / unit
  return { negative: decimal.negative && digits !== 0n, digits, scale: places }
}

/** The power of ten of the first digit: 482 → 2, 4.2 → 0, 0.05 → −2. Zero is −∞. */
export function magnitude({ digits, scale }: Decimal): number {
  return digits === 0n ? -Infinity : digits.toString().length - 1 - scale
}

/** Moves the decimal point left: 14820000 by 4 → 1482.0000. */
export function movePoint({ decimal, by }: { decimal: Decimal; by: number }): Decimal {
  return { ...decimal, scale: decimal.scale + by }
}

/** The digits before and after the point, without sign and trailing zeros: 1.50 → 1 and '5'. */
export function splitAtPoint({ digits, scale }: Decimal): { whole: bigint; fraction: string } {
  const unit = 10n ** BigInt(scale)
  const fraction = (digits % unit).toString().padStart(scale, '0')
  return { whole: digits / unit, fraction: fraction.replace(/0+$/, '') }
}
