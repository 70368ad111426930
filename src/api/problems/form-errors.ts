import type { FieldError } from '../../contract/problems/problem.ts'
import type { FormFault } from '../../domain/kernel/form/check-form.ts'
import { isLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { nameOfLanguage } from '../../domain/kernel/site/names-in-language.ts'
import { wordsFor } from '../words/words-for.ts'

/** What is sent of a form stands in the body under this name. */
const place = 'values.'

/** What a rule of a form found, in the words of the reader; the field is named as it stands in the body. */
export function formError({ path, code, limit, value }: FormFault, language: Language): FieldError {
  const t = wordsFor(language, 'form-errors')
  const values = {
    label: ownerFieldLabel(path, language),
    limit: limit === undefined ? '' : String(limit),
    value: value ?? '',
  }
  return { field: place + path, code, message: t[code](values) }
}

/** What the form of an owner calls a field that stands in a body; undefined for what is of no form. */
export function formFieldLabel(field: string, language: Language): string | undefined {
  return field.startsWith(place) ? ownerFieldLabel(field.slice(place.length), language) : undefined
}

/** `team.0.name` is named as a part of its group, `accept_coins.3` as its list, `excerpt_ja` with its language. */
export function ownerFieldLabel(path: string, language: Language): string {
  const labels: Readonly<Record<string, () => string>> = {
    ...wordsFor(language, 'offering-fields'),
    ...wordsFor(language, 'owner-form'),
  }
  const named = path.split('.').filter((part) => !/^\d+$/.test(part))
  const known = [named.join('_'), named.slice(0, 2).join('_'), named[0] ?? ''].find((name) =>
    Object.hasOwn(labels, name),
  )
  if (known !== undefined) return labels[known]?.() ?? path
  const [, field = '', suffix] = /^(\w+)_(\w\w)$/.exec(path) ?? []
  if (!isLanguage(suffix) || !Object.hasOwn(labels, field)) return path
  const label = labels[field]?.() ?? field
  return wordsFor(language, 'form-errors').inLanguage({
    label,
    language: nameOfLanguage({ of: suffix, language }),
  })
}
