import { languages, type Language } from '../site/language.ts'

/** Maximum lengths of texts, counted in characters that readers see. */
export const excerptLimit = 300
export const headlineLimit = 110
export const descriptionLimit = 500
export const eventDescriptionLimit = 256

export const ellipsis = '…'

/** Characters of one code unit that never combine: texts of these need no slow segmenter. */
const oneUnitEach =
  /^[\u0020-\u007e\u00b7\u2010-\u2027\u3001-\u3020\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/u

let segmenter: Intl.Segmenter | undefined

/**
 * Cuts a text to at most `max` characters, including the ellipsis at its end. A family emoji is one character and never split.
 */
export function truncate(text: string, max: number): string {
  if (!isLongerThan(text, max)) return text
  return max < 1 ? '' : firstCharacters(text, max - 1).trimEnd() + ellipsis
}

export function isLongerThan(text: string, count: number): boolean {
  return text.length > count && firstCharacters(text, count).length < text.length
}

export function firstCharacters(text: string, count: number): string {
  if (oneUnitEach.test(text)) return text.slice(0, count)
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' })
  let seen = 0
  for (const { index } of segmenter.segment(text)) {
    if (seen === count) return text.slice(0, index)
    seen += 1
  }
  return text
}

export type LocalisedKey<Field extends string> = Field | `${Field}_${Language}`

export function localisedKeys<Field extends string>(field: Field): LocalisedKey<Field>[] {
  return [field, ...languages.map((language) => `${field}_${language}` as const)]
}

export function perLocalised<Field extends string, Thing>(
  field: Field,
  make: (key: LocalisedKey<Field>) => Thing,
): Record<LocalisedKey<Field>, Thing> {
  const made = Object.fromEntries(localisedKeys(field).map((key) => [key, make(key)]))
  return made as Record<LocalisedKey<Field>, Thing>
}

/** Picks a text: in the reader's language, else without a language, else the first one. Blank texts are skipped. */
export function localised(
  entry: Readonly<Record<string, unknown>>,
  field: string,
  language: Language,
): string | undefined {
  const keys = [`${field}_${language}`, ...localisedKeys(field)]
  return keys.map((key) => entry[key]).find(isPresent)
}

function isPresent(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
