import type { Language } from '../../kernel/site/language.ts'
import type { NamesOf, Offering } from './offering.ts'

export type OfferingNames = Pick<Offering, NamesOf<'name'>>

/** The name as readers of a language know it: ひので電力網 Hinode Grid is 히노데 그리드 in Korean if its entry says so. */
export function nameInLanguage(entry: OfferingNames, language: Language): string {
  return entry[`name_${language}`] ?? entry.name
}
