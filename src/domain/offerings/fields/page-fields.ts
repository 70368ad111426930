import { inFieldOrder } from './field-order.ts'
import { fieldTypes, type FieldTypeName, type RowFormat } from './field-types.ts'
import { declarationOf, fieldKeys, type FieldKey, type fields, type LabelledField } from './fields.ts'

/*
 * The part of the field table that the page of an offering needs. The build replaces this module by its plain values
 * (`scripts/vite/data-plugin.ts`), so that browsers do not load the parsers.
 */

type RowLabel =
  | LabelledField
  | {
      [Key in FieldKey]: (typeof fields)[Key] extends { row: { label: infer Label } } ? Label : never
    }[FieldKey]

export interface FactRow {
  readonly field: FieldKey
  readonly label: RowLabel
  readonly as: RowFormat
}

export const factRows: readonly FactRow[] = inFieldOrder(
  fieldKeys
    .filter((key) => declarationOf(key).row !== undefined)
    .map((key) => ({ key, ...declarationOf(key).row })),
).map(({ key, label = key, as = fieldTypes[declarationOf(key).type].row }) => {
  if (as === undefined)
    throw new Error(`${key}: the type of this field has no row format; declare \`row.as\`.`)
  return { field: key, label: label as RowLabel, as }
})

export const internalFields: readonly string[] = fieldKeys.filter(
  (key) => declarationOf(key).change === 'internal',
)

export const shownTypes = Object.fromEntries(
  fieldKeys.filter(isLabelled).map((key) => [key, declarationOf(key).type]),
  // Safe: the filter keeps exactly the labelled fields.
) as Readonly<Record<LabelledField, FieldTypeName>>

function isLabelled(key: FieldKey): key is LabelledField {
  const { change } = declarationOf(key)
  return change !== 'internal' && change !== 'unlisted'
}
