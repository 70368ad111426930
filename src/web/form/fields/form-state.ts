import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { languages, type Language } from '../../../domain/kernel/site/language.ts'
import type { FieldFault } from '../form-refusal.ts'
import type { ShownField } from './shown-form.ts'

/** A tab of localised fields: a language, or `common` for the original texts. */
export type Variant = Language | 'common'

export interface FormState {
  readonly form: string
  readonly values: FormValues
  readonly faults: readonly FieldFault[]
  readonly variant: Variant
  readonly missing: Readonly<Record<Language, readonly string[]>>
  readonly onVariant: (variant: Variant) => void
  /** Must be the same function at every rendering, because fields would render again with each new one. */
  readonly onValue: (name: string, value: unknown) => void
}

/** The language tab that contains a field; undefined for a field outside of the tabs. */
export function variantOf(fields: readonly ShownField[], name: string): Variant | undefined {
  const variant = fields.flatMap(({ variants }) => variants ?? []).find((one) => one.name === name)
  if (variant === undefined) return undefined
  return languages.find((known) => known === variant.language) ?? 'common'
}
