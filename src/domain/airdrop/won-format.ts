import { nameMoney } from '../kernel/money/money-words.ts'
import { formatCount } from '../kernel/numbers/number-format.ts'
import type { Language } from '../kernel/site/language.ts'

/** Formats an amount of whole won: 11820 → `₩11,820`. An amount that was rounded to 0 is shown as less than one won: `<₩1`. */
export function formatWon({ value, language }: { value: string; language: Language }): string {
  const name = (digits: string) => nameMoney({ digits, currency: 'KRW', language })
  return value === '0' ? `<${name('1')}` : name(formatCount({ value, language }))
}
