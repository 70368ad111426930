import { readDecimal, roundTo, splitAtPoint, type Numeric } from '../numbers/decimal.ts'
import { signed, writeDigits } from '../numbers/number-format.ts'
import type { Language } from '../site/language.ts'

const cents = 2

/** An amount of dollars in full, with cents if there are any: `$2,500`, `$2,500.50`. */
export function fullDollars({ value, language }: { value: Numeric; language: Language }): string {
  const decimal = readDecimal(value)
  const rounded = decimal && roundTo({ decimal, places: cents })
  return signed(rounded, (amount) => {
    const minDecimals = splitAtPoint(amount).fraction === '' ? 0 : cents
    return `$${writeDigits({ decimal: amount, language, minDecimals })}`
  })
}
