import { languages, type Language } from '../site/language.ts'
import { isEmptyValue, type Form, type FormValues } from './form.ts'

/**
 * The localised fields that say something, but nothing in the language: `{ excerpt: 'A wallet.', excerpt_ja: '財布。' }` is
 * without an excerpt in three of the four. A field that is empty altogether is missing nowhere.
 */
export function missingTexts(form: Form, values: FormValues): Record<Language, string[]> {
  const localised = form.filter((field) => field.localised === true)
  const missing = languages.map((language) => [
    language,
    localised
      .filter(({ name }) =>
        [name, ...languages.map((one) => `${name}_${one}`)].some((one) => isStated(values[one])),
      )
      .filter(({ name }) => !isStated(values[`${name}_${language}`]))
      .map(({ name }) => name),
  ])
  // One for each language, by the line above.
  return Object.fromEntries(missing) as Record<Language, string[]>
}

function isStated(value: unknown): boolean {
  return !isEmptyValue(value)
}
