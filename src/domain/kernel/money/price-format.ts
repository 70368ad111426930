import { magnitude, readDecimal, roundTo, type Decimal, type Numeric } from '../numbers/decimal.ts'
import { signed, writeDigits } from '../numbers/number-format.ts'
import { roundSignificant, writeSmall } from '../numbers/small-number.ts'
import type { Language } from '../site/language.ts'
import type { WritableCurrency } from './currency.ts'
import { nameMoney } from './money-words.ts'

const significant = 4
const bitcoinDecimals = 4
const centDecimals = 2

/** `text` is the rounded price for tables; `full` has every digit, for tooltips and screen readers. */
export type Price = { text: string; full: string }

/**
 * Below one, a price keeps four significant digits: 0.1234567 → `$0.1235`. From one on it has cents; yen, won and
 * rupiah have none from a hundred on: `87.53円`, `11,804円`. Bitcoin has up to four decimals: `1.25 BTC`.
 */
export function formatPrice(args: { value: Numeric; currency: WritableCurrency; language: Language }): Price {
  const { value, currency, language } = args
  const exact = readDecimal(value)
  const rounded = exact && roundPrice({ decimal: exact, currency })
  const name = (digits: string) => nameMoney({ digits, currency, language })
  return {
    text: signed(rounded, (decimal) => name(writePrice({ decimal, currency, language }))),
    full: signed(exact, (decimal) => {
      const minDecimals = minDecimalsOf({ decimal, currency })
      return name(writeDigits({ decimal, language, minDecimals }))
    }),
  }
}

function writePrice(args: { decimal: Decimal; currency: WritableCurrency; language: Language }): string {
  const { decimal, language } = args
  const minDecimals = minDecimalsOf(args)
  return magnitude(decimal) < 0
    ? writeSmall({ decimal, significant, language, minDecimals })
    : writeDigits({ decimal, language, minDecimals })
}

/**
 * Rounds a price. Whether the result is shown with cents depends on the rounded price: 99.996 yen are rounded to 100.00 and shown
 * as `100円`.
 */
function roundPrice({ decimal, currency }: { decimal: Decimal; currency: WritableCurrency }): Decimal {
  if (magnitude(decimal) < 0) return roundSignificant({ decimal, significant })
  if (currency === 'BTC') return roundTo({ decimal, places: bitcoinDecimals })
  return roundTo({ decimal, places: isWholeOnly({ decimal, currency }) ? 0 : centDecimals })
}

/**
 * How many decimals are written even if they are zeros. A price with cents always has both, so that prices align in a column;
 * zero is just `$0`.
 */
function minDecimalsOf({ decimal, currency }: { decimal: Decimal; currency: WritableCurrency }): number {
  const trimmed = currency === 'BTC' || decimal.digits === 0n || isWholeOnly({ decimal, currency })
  return trimmed ? 0 : centDecimals
}

function isWholeOnly({ decimal, currency }: { decimal: Decimal; currency: WritableCurrency }): boolean {
  return (currency === 'JPY' || currency === 'KRW' || currency === 'IDR') && magnitude(decimal) >= 2
}
