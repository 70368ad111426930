import type { RangeEnds } from '../../domain/offerings/list/target-ranges.ts'
import { useMessages } from '../i18n/use-messages.ts'

/** Returns a function that writes a range of amounts: `$1M〜$5M`, `$100Kまで`, `$50M以上`. */
export function useRangeText() {
  const t = useMessages('frame')
  return ({ min, max }: RangeEnds): string => {
    if (max === undefined) return t.scaleFrom({ min: min ?? '' })
    return min === undefined ? t.scaleUpTo({ max }) : t.scaleBetween({ min, max })
  }
}
