import type { Language } from '../../../domain/kernel/site/language.ts'
import { formatNumericDayIn, zoneMark } from '../../../domain/kernel/time/language-day.ts'

/** A day or a moment as a day: `2026/11/26`, and the name of its zone: `（日本時間）`. */
export type SaleDay = { readonly at: string; readonly text: string; readonly zone: string }

export function presentDay({ at, language }: { at: string; language: Language }): SaleDay {
  return { at, text: formatNumericDayIn({ at, language }), zone: zoneMark({ at, language }) }
}
