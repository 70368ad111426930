import type { ChangeKind } from '../fields/field.ts'
import { declarationOf, fieldKeys } from '../fields/fields.ts'
import { internalFields } from '../fields/page-fields.ts'
import type { FieldChange } from './offering-difference.ts'

const kindOfField = new Map<string, ChangeKind>(
  fieldKeys.flatMap((key) => {
    const { change = 'others' } = declarationOf(key)
    return change === 'internal' || change === 'unlisted' ? [] : [[key, change]]
  }),
)

/** A later end with a higher cap has two kinds, `dates` and `amounts`; a change of internal fields has none. */
export function changeKinds(difference: readonly FieldChange[]): ChangeKind[] {
  const seen = difference.filter(({ field }) => !internalFields.includes(field))
  return [...new Set(seen.map(({ field }) => kindOfField.get(field) ?? 'others'))]
}
