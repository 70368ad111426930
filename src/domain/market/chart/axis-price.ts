import type { WritableCurrency } from '../../kernel/money/currency.ts'
import { isAsianCurrency, nameMoney } from '../../kernel/money/money-words.ts'
import { formatPrice } from '../../kernel/money/price-format.ts'
import { magnitude, movePoint, readDecimal, roundTo } from '../../kernel/numbers/decimal.ts'
import { writeDigits } from '../../kernel/numbers/number-format.ts'
import { languageCustoms } from '../../kernel/site/language-customs.ts'
import type { Language } from '../../kernel/site/language.ts'

interface Axis {
  readonly low: number
  readonly high: number
  readonly currency: WritableCurrency
  readonly language: Language
}

const tenThousands = 4
const maxDecimals = 4
/**
 * The number of lines that an axis has at most, approximately. Labels get enough decimals for this many lines to have different
 * ones.
 */
const lines = 20

/**
 * Makes the function that labels the lines of a price axis. Yen, won and yuan use the units of ten thousand of the reader's
 * script: every line has the same unit and the same number of decimals, which are enough to differ from its neighbours. On an axis from
 * 11.70 to 11.80 million yen labels are `1,172.5万円` and `1,170.0万円`. A line below zero, which is only empty space, gets no label.
 */
export function axisPrice({ low, high, currency, language }: Axis): (value: number) => string {
  const { asianMoney } = languageCustoms[language]
  const highest = readDecimal(high)
  const size = highest === undefined ? 0 : magnitude(highest)
  if (asianMoney === null || !isAsianCurrency(currency) || size < tenThousands)
    return (value) => (value < 0 ? '' : formatPrice({ value, currency, language }).text)
  const index = Math.min(Math.floor(size / tenThousands), asianMoney.units.length - 1)
  const by = index * tenThousands
  const step = (high - low) / lines / 10 ** by
  const places = step > 0 ? Math.min(maxDecimals, Math.max(0, Math.ceil(-Math.log10(step)))) : 2
  return (value) => {
    const decimal = readDecimal(value)
    if (value < 0 || decimal === undefined) return ''
    const digits = writeDigits({
      decimal: roundTo({ decimal: movePoint({ decimal, by }), places }),
      language,
      minDecimals: decimal.digits === 0n ? 0 : places,
    })
    return nameMoney({
      digits: digits === '0' ? digits : `${digits}${asianMoney.units[index]}`,
      currency,
      language,
    })
  }
}
