import type { ChangeKind } from '../fields/field.ts'
import { declarationOf, fieldKeys } from '../fields/fields.ts'
import { inwardFields } from '../fields/page-fields.ts'
import type { FieldChange } from './offering-difference.ts'

const kindOfField = new Map<string, ChangeKind>(
  fieldKeys.flatMap((key) => {
    const { change = 'others' } = declarationOf(key)
    return change === 'inward' || change === 'unlisted' ? [] : [[key, change]]
  }),
)

/** A later end with a higher cap is of two kinds, `dates` and `amounts`; a change of our own books is of none. */
export function changeKinds(difference: readonly FieldChange[]): ChangeKind[] {
  const seen = difference.filter(({ field }) => !inwardFields.includes(field))
  return [...new Set(seen.map(({ field }) => kindOfField.get(field) ?? 'others'))]
}
