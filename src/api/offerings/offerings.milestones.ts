import { perLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import { saleMilestones, type SaleMilestone } from '../../domain/offerings/sale/sale-milestones.ts'
import type { Queries } from '../database/database.ts'
import { offeringsAround } from './offerings.milestones.store.ts'

export interface RecentMilestone extends SaleMilestone {
  readonly itemId: string
  readonly names: Readonly<Record<Language, string>>
  readonly date: string
}

/**
 * Sales that have started or ended since a moment. The query looks back one more day, because a sale ends at the end of its last
 * day.
 */
export async function recentMilestones(
  { since, now }: { since: Date; now: Date },
  queries: Queries,
): Promise<RecentMilestone[]> {
  const from = new Date(since.getTime() - day)
  const rows = await offeringsAround({ from, to: now }, queries)
  return rows.flatMap(({ entry, status_pinned: pinned }) => {
    const { item_id: itemId, status, ico_start, ico_end } = entry
    const raised = entry.raised_amount.usd
    const targetMin = entry.target_amount_min.usd
    const sale = { status, ico_start, ico_end, raised, targetMin, pinned }
    return saleMilestones({ ...sale, now: now.getTime() })
      .filter(({ at }) => at >= since.getTime())
      .map((found) => ({
        ...found,
        itemId,
        names: perLanguage((language) => nameInLanguage(entry, language)),
        date: (found.milestone === 'starts' ? ico_start : ico_end) ?? '',
      }))
  })
}
