import { languages, type Language } from '../../../domain/kernel/site/language.ts'
import { nameOfLanguage } from '../../../domain/kernel/site/names-in-language.ts'
import type { WireDetail } from '../sale/wire.ts'

/** The language of texts without a language suffix: originals are in English. */
const original: Language = 'en'

/** The text in the language of the reader, else the original, else any translation; with its language. */
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

/** The excerpt above the description; none in another language if the description below is in that of the reader. */
export function presentSummary(entry: WireDetail, language: Language) {
  const summary = presentWritten(entry, 'excerpt', language)
  const isDescribed = presentWritten(entry, 'desc', language)?.language === language
  return summary?.language !== language && isDescribed ? null : summary
}
