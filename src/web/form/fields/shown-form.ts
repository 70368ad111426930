import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { Form, FormField, FormValues } from '../../../domain/kernel/form/form.ts'

export type ShownForm = Reply<Operations['getOwnerForm']>
export type ShownField = ShownForm['fields'][number]
/** A field of a form, or a part of a group. Parts belong to no section. */
export type AnyField = Omit<ShownField, 'section'>

/** Converts a described form back to a declaration, in which options have no labels. */
export function formOf(fields: readonly AnyField[]): Form {
  return fields.map((field) => {
    const { options, fields: parts, variants, label: _label, ...rest } = field
    const read = {
      ...rest,
      localised: variants !== undefined,
      ...(options && { options: options.map(({ value }) => value) }),
      ...(parts && { fields: formOf(parts) }),
    }
    // The cast is safe, because the server made this description from a field of the same kind.
    return read as unknown as FormField
  })
}

/** The fields of a section as they stand on the page: localised ones share tabs, which come first. */
export function laidOut(fields: readonly ShownField[]) {
  return {
    localised: fields.filter(({ variants }) => variants !== undefined),
    others: fields.filter(({ variants }) => variants === undefined),
  }
}

/** The names of all values in the order of the page. */
export function namesInPageOrder({ sections, fields }: ShownForm): readonly string[] {
  return sections.flatMap((section) => {
    const { localised, others } = laidOut(fields.filter((field) => field.section === section.name))
    return [...localised, ...others].flatMap(namesOf)
  })
}

export function namesOf({ name, variants }: AnyField): readonly string[] {
  return variants?.map((variant) => variant.name) ?? [name]
}

export function sentValues(fields: readonly AnyField[], values: FormValues): FormValues {
  const lists = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = lists.get(name)
      return [name, field === undefined ? value : sentValue(field, value)]
    }),
  )
}

function sentValue(field: AnyField, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const elements: readonly unknown[] = value
  if (field.kind === 'list') return elements.filter((one) => typeof one !== 'string' || one.trim() !== '')
  const { fields } = field as ShownField
  if (field.kind !== 'groups' || fields === undefined) return elements
  return elements.map((group) => sentValues(fields, group as FormValues))
}
