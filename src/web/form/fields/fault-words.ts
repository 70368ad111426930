import type { FormFault } from '../../../domain/kernel/form/check-form.ts'
import type { Messages } from '../../../words/dictionary.ts'
import type { FieldFault } from '../form-refusal.ts'
import type { AnyField, ShownField } from './shown-form.ts'

export function faultWords(fields: readonly ShownField[], words: Messages<'form-errors'>) {
  return ({ path, code, limit, value }: FormFault): FieldFault => ({
    field: path,
    message: words[code]({ label: labelOf(fields, path, words), limit: limit ?? '', value: value ?? '' }),
  })
}

/**
 * The label of a field by its path in the form: `team.0.name` gives the label of the name, `excerpt_ja` that of the excerpt with
 * its language, `restricted_areas.3` that of the whole list.
 */
export function labelOf(
  fields: readonly AnyField[],
  path: string,
  words: Pick<Messages<'form-errors'>, 'inLanguage'>,
): string {
  const [name = '', , ...rest] = path.split('.')
  for (const field of fields) {
    const variant = field.variants?.find((one) => one.name === name)
    if (field.name !== name && variant === undefined) continue
    if (variant !== undefined && variant.language !== null)
      return words.inLanguage({ label: field.label, language: variant.label })
    const { fields: parts } = field as ShownField
    return parts === undefined || rest.length === 0 ? field.label : labelOf(parts, rest.join('.'), words)
  }
  return path
}
