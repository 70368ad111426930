import { languages, type Language } from '../../../domain/kernel/site/language.ts'
import { nameOfLanguage } from '../../../domain/kernel/site/names-in-language.ts'
import type { WireDetail } from '../sale/wire.ts'

/** The text without a language is the original one, and originals are written in English. */
const original: Language = 'en'

/** In the reader's language if there is one, else the original, else whichever there is; it says which it is. */
export function presentWritten(entry: WireDetail, field: 'desc' | 'excerpt', language: Language) {
  const texts: readonly (readonly [Language, string | null])[] = [
    [language, entry[`${field}_${language}`]],
    [original, entry[field]],
    ...languages.map((other) => [other, entry[`${field}_${other}`]] as const),
  ]
  const [written, text] = texts.find(([, candidate]) => candidate !== null && candidate.trim() !== '') ?? []
  if (written === undefined || text === null || text === undefined) return null
  return { text, language: written, called: nameOfLanguage({ of: written, language }) }
}
