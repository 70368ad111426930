import type { Queries } from '../database/database.ts'
import type { SaveCounts } from '../transfer/content-kind.ts'
import { addChanges } from './offering-changes.store.ts'
import { planOffering, type OfferingPlan, type OfferingToSave } from './offering-plan.ts'
import { putOfferings, storedOfferings } from './stored-offerings.store.ts'

type ChangeSource = 'import' | 'owner' | 'operator' | 'calendar'

interface OfferingsToSave {
  readonly offerings: readonly OfferingToSave[]
  readonly source: ChangeSource
  readonly now: Date
  readonly dryRun?: boolean
  readonly onPlan?: ((plan: OfferingPlan) => void) | undefined
}

/**
 * Saves entries within a transaction and records their changes in the history; unchanged entries are not written. Every write
 * of an entry goes through this function.
 */
export async function saveOfferings(
  { offerings, source, now, dryRun = false, onPlan }: OfferingsToSave,
  queries: Queries,
): Promise<SaveCounts> {
  const plans = await plansOf({ offerings, now, lock: !dryRun }, queries)
  if (onPlan) for (const plan of plans) onPlan(plan)
  if (!dryRun) await write({ plans, source, now }, queries)
  const count = (wanted: OfferingPlan['effect']) => plans.filter(({ effect }) => effect === wanted).length
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') }
}

async function plansOf(
  { offerings, now, lock }: { offerings: readonly OfferingToSave[]; now: Date; lock: boolean },
  queries: Queries,
): Promise<OfferingPlan[]> {
  const last = new Map(offerings.map((offering) => [offering.item_id, offering]))
  const rows = await storedOfferings({ itemIds: [...last.keys()], lock }, queries)
  const stored = new Map(rows.map((row) => [row.item_id, row]))
  return [...last.values()].map((input) => planOffering({ input, stored: stored.get(input.item_id), now }))
}

async function write(
  { plans, source, now }: { plans: readonly OfferingPlan[]; source: ChangeSource; now: Date },
  queries: Queries,
): Promise<void> {
  const written = plans.filter(({ effect }) => effect !== 'unchanged')
  const noted = written.filter(({ difference }) => difference.length > 0)
  if (written.length > 0)
    await putOfferings(
      written.map(({ row }) => row),
      queries,
    )
  if (noted.length > 0)
    await addChanges(
      noted.map(({ row: { item_id }, difference }) => ({
        item_id,
        changed_at: now.toISOString(),
        source,
        difference,
      })),
      queries,
    )
}
