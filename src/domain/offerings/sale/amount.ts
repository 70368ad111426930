import { readDecimal, splitAtPoint, type Decimal, type Numeric } from '../../kernel/numbers/decimal.ts'

/** An amount of money or tokens in plain digits: `30000000000000000000` or `0.000000000012`, never `3e19`. */
export type DecimalText = string

const wholeLimit = 40
const fractionLimit = 30
const textLimit = 100

/**
 * Not negative, and of a size that a sale could have; everything else is undefined. `1e21` gets its zeros.
 */
export function readAmount(value: Numeric): DecimalText | undefined {
  if (typeof value === 'string' && value.length > textLimit) return undefined
  const decimal = readDecimal(value)
  if (!decimal || decimal.negative) return undefined
  const { whole, fraction } = splitAtPoint(decimal)
  const digits = whole.toString()
  if (digits.length > wholeLimit || fraction.length > fractionLimit) return undefined
  return fraction === '' ? digits : `${digits}.${fraction}`
}

/** Both numbers with the same number of digits after the point, so that whole numbers tell their ratio. */
export function aligned(a: Decimal, b: Decimal): { a: bigint; b: bigint } {
  const scale = Math.max(a.scale, b.scale)
  const digitsOf = (decimal: Decimal) => decimal.digits * 10n ** BigInt(scale - decimal.scale)
  return { a: digitsOf(a), b: digitsOf(b) }
}

/** Whether one amount reaches another, to the last digit; undefined when either is unknown. */
export function reaches({ amount, goal }: { amount: Numeric; goal: Numeric }): boolean | undefined {
  const known = readDecimal(readAmount(amount))
  const wanted = readDecimal(readAmount(goal))
  if (!known || !wanted) return undefined
  const { a, b } = aligned(known, wanted)
  return a >= b
}
