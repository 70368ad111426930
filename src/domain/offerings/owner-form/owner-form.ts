import type { FormField } from '../../kernel/form/form.ts'
import { inFieldOrder } from '../fields/field-order.ts'
import { defaultLimit, fieldTypes } from '../fields/field-types.ts'
import { ownerSections, type OwnerSection } from '../fields/field.ts'
import { declarationOf, fieldKeys, type FieldKey } from '../fields/fields.ts'
import { addressName } from './address-name.ts'

export type OwnerField = FormField & { readonly section: OwnerSection }

/** The id, the source, the advertising flags and derived fields are not part of the form. */
export const ownerForm: readonly OwnerField[] = ownerSections.flatMap((section) =>
  inFieldOrder(
    fieldKeys
      .map((key) => ({ key, ...declarationOf(key).form }))
      .filter((placed) => placed.section === section),
  ).map(({ key }) => ownerField({ key, section })),
)

/** A new project states no status: it is derived from the dates. */
export const newProjectForm = ownerForm.filter((field) => field.name !== 'status')

/** A correction keeps the mail address, so that it cannot send mails to anybody else. */
export const correctionForm = newProjectForm.filter((field) => field.name !== addressName)

function ownerField({ key, section }: { key: FieldKey; section: OwnerSection }): OwnerField {
  const { type, form, limit = defaultLimit, translations } = declarationOf(key)
  const control = fieldTypes[type].control?.(limit)
  if (control === undefined) throw new Error(`${key}: a field of type ${type} has no form control.`)
  return {
    section,
    name: key,
    ...control,
    ...(form?.required && { required: true }),
    ...(form?.example !== undefined && { example: form.example }),
    ...(translations !== undefined && { localised: true }),
    ...(form?.translationsOptional && { translationsOptional: true }),
  }
}
