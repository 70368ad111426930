import { fieldTypes, type FieldTypeName, type RowFormat } from './field-types.ts'
import { declarationOf, fieldKeys, type FieldKey, type fields, type LabelledField } from './fields.ts'
import { inFieldOrder } from './field-order.ts'

/*
 * What the page of an offering needs of the table. It is data only: the build writes out the values, and no browser gets
 * the rules (`scripts/vite/data-plugin.ts`).
 */

/** A label that a row has of its own, or that of its field. */
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

/** The rows of the key facts, in their order. */
export const factRows: readonly FactRow[] = inFieldOrder(
  fieldKeys
    .filter((key) => declarationOf(key).row !== undefined)
    .map((key) => ({ key, ...declarationOf(key).row })),
).map(({ key, label = key, as = fieldTypes[declarationOf(key).type].row }) => {
  if (as === undefined) throw new Error(`${key}: a row of this type has to say how it is written.`)
  // A label that a row states is in its type; a field that has a row has a label.
  return { field: key, label: label as RowLabel, as }
})

/** How the site keeps its books: no reader is shown a change of these. */
export const inwardFields: readonly string[] = fieldKeys.filter(
  (key) => declarationOf(key).change === 'inward',
)

/** The types of the fields whose changes readers are shown. */
export const shownTypes = Object.fromEntries(
  fieldKeys.filter(isLabelled).map((key) => [key, declarationOf(key).type]),
  // One for each of them, by the line above.
) as Readonly<Record<LabelledField, FieldTypeName>>

function isLabelled(key: FieldKey): key is LabelledField {
  const { change } = declarationOf(key)
  return change !== 'inward' && change !== 'unlisted'
}
