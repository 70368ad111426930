import { languages, type Language } from '../../../domain/kernel/site/language.ts'
import type { WireDetail } from '../sale/wire.ts'

/** The text without a language is the original one, and originals are written in English. */
const original: Language = 'en'

/** In the reader's language if there is one, else the original, else whichever there is; it says which it is. */
export function presentDescription(entry: WireDetail, language: Language) {
  const texts: readonly (readonly [Language, string | null])[] = [
    [language, entry[`desc_${language}`]],
    [original, entry.desc],
    ...languages.map((other) => [other, entry[`desc_${other}`]] as const),
  ]
  const [written, html] = texts.find(([, text]) => text !== null && text.trim() !== '') ?? []
  return written === undefined || html === null || html === undefined ? null : { html, language: written }
}
