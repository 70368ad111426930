import type { Database, Queries } from '../database/database.ts'
import { planOffering, type OfferingPlan, type OfferingToSave } from './offering-plan.ts'
import { addChanges, putOfferings, standingOfferings } from './offerings.store.ts'

/** Who changed an entry, as the public history names it. */
export type ChangeSource = 'import' | 'owner' | 'operator' | 'calendar'

export interface Saved {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

interface ToSave {
  readonly offerings: readonly OfferingToSave[]
  readonly source: ChangeSource
  readonly now: Date
}

/** The one way an entry is written: what is equal is left alone, what differs is kept in the history. */
export async function saveOfferings(given: ToSave, { database }: { database: Database }): Promise<Saved> {
  return database.transaction((queries) => saveOfferingsWithin(given, queries))
}

/** The same as part of a larger transaction. */
export async function saveOfferingsWithin(
  { offerings, source, now }: ToSave,
  queries: Queries,
): Promise<Saved> {
  const plans = await plansOf({ offerings, now, lock: true }, queries)
  const written = plans.filter(({ effect }) => effect !== 'unchanged')
  if (written.length > 0) {
    await putOfferings(
      written.map(({ row }) => row),
      queries,
    )
  }
  const kept = written.filter(({ difference }) => difference.length > 0)
  if (kept.length > 0) {
    await addChanges(
      kept.map(({ row: { item_id, entry }, difference }) => ({
        item_id,
        changed_at: entry.updated_at,
        source,
        difference,
      })),
      queries,
    )
  }
  return savedOf(plans)
}

/** What saving would do; nothing is written. */
export async function trySaveOfferings(
  { offerings, now }: Omit<ToSave, 'source'>,
  { database }: { database: Database },
): Promise<Saved> {
  return savedOf(await plansOf({ offerings, now, lock: false }, database))
}

/** Of an id that is given twice the last counts. */
async function plansOf(
  { offerings, now, lock }: Omit<ToSave, 'source'> & { lock: boolean },
  queries: Queries,
): Promise<OfferingPlan[]> {
  const last = new Map(offerings.map((offering) => [offering.item_id, offering]))
  const rows = await standingOfferings({ itemIds: [...last.keys()], lock }, queries)
  const standing = new Map(rows.map((row) => [row.item_id, row]))
  return [...last.values()].map((given) =>
    planOffering({ given, standing: standing.get(given.item_id), now }),
  )
}

function savedOf(plans: readonly OfferingPlan[]): Saved {
  const count = (wanted: OfferingPlan['effect']) => plans.filter(({ effect }) => effect === wanted).length
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') }
}
