import { abbreviateMoney } from '../../../domain/kernel/money/money-format.ts'
import { boundsOf, type AmountRange, type RangeEnds } from '../../../domain/offerings/list/target-ranges.ts'

/** The formatted ends of a range; dollars look the same in all four languages. */
export function rangeEnds(range: AmountRange): RangeEnds {
  const { min, max } = boundsOf(range)
  if (max === Infinity) return { min: money(min) }
  return min === 0 ? { max: money(max) } : { min: money(min), max: money(max) }
}

function money(value: number): string {
  return abbreviateMoney({ value, currency: 'USD', language: 'en' })
}
