import type { Offering } from '../fields/offering.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type FieldChange = { field: string; before: Json; after: Json }

/** The address of the owner is nobody's business; the time of a change is kept beside it, and passes by itself. */
const unlisted: ReadonlySet<string> = new Set<keyof Offering>([
  'feedback_email',
  'created_at',
  'updated_at',
  'lapsed',
])

/** How the site keeps its books is no change of the offering that a reader is told of. */
export const inwardFields: ReadonlySet<string> = new Set<keyof Offering>([
  'status_assumed',
  'is_ad',
  'is_dark',
  'item_id',
  'source',
  'as_of',
])

/**
 * What changed between two versions of an entry, for its public history, fields in alphabetical order. A
 * field that one version lacks is null there: an old version may be from before the field was invented.
 */
export function offeringDifference(args: {
  before: Readonly<Partial<Offering>>
  after: Readonly<Partial<Offering>>
}): FieldChange[] {
  const before = told(args.before)
  const after = told(args.after)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => before[field] !== after[field] && !unlisted.has(field))
    .sort()
    .map((field) => ({ field, before: plain(before[field]), after: plain(after[field]) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

type Fields = Readonly<Record<string, unknown>>

/** In place of a status: over, and nobody has said how it went. */
export const unknownOutcome = 'unknown'

/** An outcome that was assumed is not told as one. */
function told(version: Readonly<Partial<Offering>>): Fields {
  const { status = 0, status_assumed: isAssumed } = version
  return isAssumed === true && status > 1 ? { ...version, status: unknownOutcome } : version
}

/** The value with its keys in order, so that two equal values have one text. */
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
