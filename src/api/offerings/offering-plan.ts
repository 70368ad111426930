import type { Offering, PublicOffering } from '../../domain/offerings/fields/offering.ts'
import { offeringDifference, type FieldChange } from '../../domain/offerings/history/offering-difference.ts'
import { hasLapsed, statusAt } from '../../domain/offerings/sale/lifecycle.ts'
import type { StoredOffering } from './stored-offerings.store.ts'

/** What is not part of the facts of a source; if a value is undefined, the stored one is kept. */
interface KeptValues {
  readonly status_pinned?: boolean | undefined
  readonly hidden?: boolean | undefined
  readonly coin_id?: string | null | undefined
  readonly coin_claim?: string | null | undefined
  readonly feedback_email?: string | null | undefined
}

export type OfferingToSave = Omit<Offering, 'coin_id' | 'coin_claim' | 'feedback_email'> & KeptValues

export interface OfferingPlan {
  readonly effect: 'added' | 'changed' | 'unchanged'
  readonly before: StoredOffering | undefined
  readonly row: StoredOffering
  readonly difference: readonly FieldChange[]
}

export function planOffering({
  input,
  stored,
  now,
}: {
  input: OfferingToSave
  stored: StoredOffering | undefined
  now: Date
}): OfferingPlan {
  const { feedback_email, status_pinned, hidden, coin_id, coin_claim: _claim, ...stated } = input
  const entry = { ...stated, coin_id: coin_id === undefined ? (stored?.entry.coin_id ?? null) : coin_id }
  const row = {
    item_id: entry.item_id,
    entry: withStatusByNow({ entry, ...pinOf({ input, stored }), now }),
    status_pinned: status_pinned ?? stored?.status_pinned ?? false,
    hidden: hidden ?? stored?.hidden ?? false,
    feedback_email: feedback_email === undefined ? (stored?.feedback_email ?? null) : feedback_email,
    coin_claim: claimOf({ input, stored }),
  }
  if (stored === undefined)
    return { effect: 'added', before: stored, row: withLapse({ row, now }), difference: [] }
  const difference = offeringDifference({ before: stored.entry, after: row.entry })
  if (difference.length === 0) {
    const kept = withLapse({ row: { ...row, entry: stored.entry }, now })
    const effect = isSameBesides(kept, stored) ? 'unchanged' : 'changed'
    return { effect, before: stored, row: kept, difference }
  }
  const { created_at } = stored.entry
  const changed = { ...row.entry, created_at, updated_at: timeOf({ row, stored, now }) }
  const after = withLapse({ row: { ...row, entry: changed }, now })
  return { effect: 'changed', before: stored, row: after, difference }
}

/**
 * The update time of a changed entry: its own if that is later than the stored one, else now. Importing a file of March in
 * November gives an update time in March; an entry that was edited by hand and states no new time gets the current one.
 */
function timeOf(args: { row: StoredOffering; stored: StoredOffering; now: Date }): string {
  const { updated_at: own } = args.row.entry
  const isNews = Date.parse(own) > Date.parse(args.stored.entry.updated_at)
  return isNews && Date.parse(own) <= args.now.getTime() ? own : args.now.toISOString()
}

function withLapse({ row, now }: { row: StoredOffering; now: Date }): StoredOffering {
  const { entry, status_pinned: pinned } = row
  const lapsed = hasLapsed({ ...entry, pinned, now: now.getTime() })
  return lapsed === entry.lapsed ? row : { ...row, entry: { ...entry, lapsed } }
}

/**
 * Compares the values that are not public (pin, hidden, address of the owner) and the flag `lapsed`. If only these differ, the
 * entry is saved but keeps its update time.
 */
function isSameBesides(a: StoredOffering, b: StoredOffering): boolean {
  return (
    a.status_pinned === b.status_pinned &&
    a.hidden === b.hidden &&
    a.feedback_email === b.feedback_email &&
    a.coin_claim === b.coin_claim &&
    a.entry.lapsed === b.entry.lapsed
  )
}

/** A coin that comes without a claim is a decision, so that no claim waits. */
function claimOf({ input, stored }: { input: OfferingToSave; stored: StoredOffering | undefined }) {
  if (input.coin_claim !== undefined) return input.coin_claim
  return input.coin_id === undefined ? (stored?.coin_claim ?? null) : input.coin_id
}

/** The pin and status for an entry: once an operator has pinned a status, only a row that states `status_pinned` changes it. */
function pinOf({ input, stored }: { input: OfferingToSave; stored: StoredOffering | undefined }) {
  if (input.status_pinned !== undefined) return { pinned: input.status_pinned, status: input.status }
  if (stored?.status_pinned === true) return { pinned: true, status: stored.entry.status }
  return { pinned: false, status: input.status }
}

/**
 * Corrects the status by the dates of the sale. Otherwise an import of an outdated file would set a sale that has begun back to
 * pre-open, and the job for statuses would open it again.
 */
function withStatusByNow({
  entry,
  status,
  pinned,
  now,
}: {
  entry: PublicOffering
  status: PublicOffering['status']
  pinned: boolean
  now: Date
}): PublicOffering {
  const { ico_start, ico_end, raised_amount, target_amount_min } = entry
  const sale = {
    status,
    ico_start,
    ico_end,
    raised: raised_amount.usd,
    targetMin: target_amount_min.usd,
    pinned,
  }
  const byNow = statusAt({ ...sale, now: now.getTime() })
  return byNow === entry.status ? entry : { ...entry, status: byNow }
}
