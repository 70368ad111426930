import { nameMoney } from '../kernel/money/money-words.ts'
import { formatCount } from '../kernel/numbers/number-format.ts'
import type { Language } from '../kernel/site/language.ts'

/** Whole won. What comes to less than half a won is worth something all the same: 11820 → `₩11,820`, 0 → `<₩1`. */
export function formatWon({ value, language }: { value: string; language: Language }): string {
  const name = (digits: string) => nameMoney({ digits, currency: 'KRW', language })
  return value === '0' ? `<${name('1')}` : name(formatCount({ value, language }))
}
