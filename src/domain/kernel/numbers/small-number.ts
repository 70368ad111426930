import type { Language } from '../site/language.ts'
import { magnitude, roundTo, splitAtPoint, type Decimal } from './decimal.ts'
import { writeDigits } from './number-format.ts'

const minCountedZeros = 4
const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/**
 * A number below one keeps its first significant digits. From four zeros after the point on, the number of zeros is
 * written as a subscript: 0.0001234 stays, 0.00001234 → `0.0₄1234`.
 */
export function writeSmall(args: {
  decimal: Decimal
  significant: number
  language: Language
  minDecimals?: number
}): string {
  const { decimal, significant, language, minDecimals = 0 } = args
  const rounded = roundSignificant({ decimal, significant })
  const zeros = -magnitude(rounded) - 1
  if (rounded.digits === 0n || zeros < minCountedZeros) {
    return writeDigits({ decimal: rounded, language, minDecimals })
  }
  return `0.0${subscript(zeros)}${splitAtPoint(rounded).fraction.slice(zeros)}`
}

export function roundSignificant({
  decimal,
  significant,
}: {
  decimal: Decimal
  significant: number
}): Decimal {
  if (decimal.digits === 0n) return decimal
  return roundTo({ decimal, places: significant - 1 - magnitude(decimal) })
}

function subscript(count: number): string {
  return String(count).replaceAll(/\d/g, (digit) => subscripts.charAt(Number(digit)))
}
