import { declarationOf, fieldKeys } from '../fields/fields.ts'
import type { Offering } from '../fields/offering.ts'
import { repeatsTarget, targetOfCap } from '../sale/repeated-cap.ts'
import { unknownOutcome } from '../sale/status.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type FieldChange = { field: string; before: Json; after: Json }

const unlistedFields: ReadonlySet<string> = new Set(
  fieldKeys.filter((key) => declarationOf(key).change === 'unlisted'),
)

/**
 * The changed fields between two versions of an entry, in alphabetical order, for its public history. A field that is
 * missing in one version counts as null, because an old version may be older than the field.
 */
export function offeringDifference(args: {
  before: Readonly<Partial<Offering>>
  after: Readonly<Partial<Offering>>
}): FieldChange[] {
  const before = withoutAssumedOutcome(args.before)
  const after = withoutAssumedOutcome(args.after)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => before[field] !== after[field] && !unlistedFields.has(field))
    .sort()
    .map((field) => ({ field, before: plain(before[field]), after: plain(after[field]) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** The changes without that of a cap that only repeats the change of a target. */
export function withoutRepeatedCaps<Change extends { field: string; before: unknown; after: unknown }>(
  difference: readonly Change[],
): Change[] {
  return difference.filter(({ field, before, after }) => {
    if (field !== 'soft_cap' && field !== 'hard_cap') return true
    const target = difference.find((other) => other.field === targetOfCap[field])
    return !(
      target !== undefined &&
      repeatsTarget(after, target.after) &&
      (before === null || repeatsTarget(before, target.before))
    )
  })
}

/**
 * What several changes of an entry, the oldest first, have changed in the end: a field that has its former value again is left
 * out.
 */
export function netDifference(differences: readonly (readonly FieldChange[])[]): FieldChange[] {
  const net = new Map<string, FieldChange>()
  for (const change of differences.flat()) {
    const { field, after } = change
    net.set(field, { field, before: (net.get(field) ?? change).before, after })
  }
  return [...net.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

type Fields = Readonly<Record<string, unknown>>

/** Replaces an assumed outcome by `unknown`, since the history must not state it as a fact. */
function withoutAssumedOutcome(version: Readonly<Partial<Offering>>): Fields {
  const { status = 0, status_assumed: isAssumed } = version
  return isAssumed === true && status > 1 ? { ...version, status: unknownOutcome } : version
}

/** Sorts the keys of a value, so that equal values have equal JSON. */
function plain(value: unknown): Json {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null) return plainObject(value)
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function plainObject(value: object): Json {
  const known = Object.entries(value).filter(([, part]) => part !== undefined)
  const sorted = known.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, part]) => [key, plain(part)]))
}
