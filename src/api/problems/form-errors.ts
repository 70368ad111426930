import type { FieldError } from '../../contract/problems/problem.ts'
import type { FormFault } from '../../domain/kernel/form/check-form.ts'
import { isLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { nameOfLanguage } from '../../domain/kernel/site/names-in-language.ts'
import { wordsFor } from '../words/words-for.ts'

const valuesPrefix = 'values.'

export function formError({ path, code, limit, value }: FormFault, language: Language): FieldError {
  const t = wordsFor(language, 'form-errors')
  const values = {
    label: ownerFieldLabel(path, language),
    limit: limit === undefined ? '' : String(limit),
    value: value ?? '',
  }
  return { field: valuesPrefix + path, code, message: t[code](values) }
}

export function formFieldLabel(field: string, language: Language): string | undefined {
  return field.startsWith(valuesPrefix)
    ? ownerFieldLabel(field.slice(valuesPrefix.length), language)
    : undefined
}

/**
 * The label of a field in an error message. `team.0.name` has the label of the name in the group `team`, `accept_coins.3` that of
 * its whole list, and the label of `excerpt_ja` includes the language.
 */
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
