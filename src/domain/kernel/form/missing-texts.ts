import { languages, type Language } from '../site/language.ts'
import { isEmptyValue, type Form, type FormValues } from './form.ts'

/**
 * The localised fields without a text in each language: with `{ excerpt: 'A wallet.', excerpt_ja: '財布。' }` the excerpt
 * is missing in the three other languages. A field that is empty in every language is not missing.
 */
export function missingTexts(form: Form, values: FormValues): Record<Language, string[]> {
  const localised = form.filter((field) => field.localised === true && field.translationsOptional !== true)
  const missing = languages.map((language) => [
    language,
    localised
      .filter(({ name }) =>
        [name, ...languages.map((one) => `${name}_${one}`)].some((one) => isStated(values[one])),
      )
      .filter(({ name }) => !isStated(values[`${name}_${language}`]))
      .map(({ name }) => name),
  ])
  return Object.fromEntries(missing) as Record<Language, string[]>
}

function isStated(value: unknown): boolean {
  return !isEmptyValue(value)
}
