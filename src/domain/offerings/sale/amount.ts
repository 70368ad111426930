import { readDecimal, splitAtPoint, type Decimal, type Numeric } from '../../kernel/numbers/decimal.ts'

/** An amount of money or tokens in plain digits: `30000000000000000000` or `0.000000000012`, never `3e19`. */
export type DecimalText = string

const wholeLimit = 40
const fractionLimit = 30
const textLimit = 100

/**
 * Reads an amount that a sale could have; a negative or absurdly long number gives undefined. `1e21` is written with its zeros.
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

export function aligned(a: Decimal, b: Decimal): { a: bigint; b: bigint } {
  const scale = Math.max(a.scale, b.scale)
  const digitsOf = (decimal: Decimal) => decimal.digits * 10n ** BigInt(scale - decimal.scale)
  return { a: digitsOf(a), b: digitsOf(b) }
}

/** Whether an amount is at least the goal, compared exactly; undefined when either is unknown. */
export function reaches({ amount, goal }: { amount: Numeric; goal: Numeric }): boolean | undefined {
  const known = readDecimal(readAmount(amount))
  const wanted = readDecimal(readAmount(goal))
  if (!known || !wanted) return undefined
  const { a, b } = aligned(known, wanted)
  return a >= b
}
