import { saleTurns, type SaleTurn } from '../../domain/offerings/sale/sale-turns.ts'
import type { Queries } from '../database/database.ts'
import { offeringsAround } from './offerings.turns.store.ts'
import { day } from '../../domain/kernel/time/durations.ts'

export interface TurnedSale extends SaleTurn {
  readonly itemId: string
  readonly name: string
  readonly date: string
}

/** Sales that have started or ended since a moment. The query looks back one more day, because a sale ends at the end of its last day. */
export async function salesTurned(
  { since, now }: { since: Date; now: Date },
  queries: Queries,
): Promise<TurnedSale[]> {
  const from = new Date(since.getTime() - day)
  const rows = await offeringsAround({ from, to: now }, queries)
  return rows.flatMap(({ entry, status_pinned: pinned }) => {
    const { item_id: itemId, name, status, ico_start, ico_end } = entry
    const raised = entry.raised_amount.usd
    const targetMin = entry.target_amount_min.usd
    const sale = { status, ico_start, ico_end, raised, targetMin, pinned }
    return saleTurns({ ...sale, now: now.getTime() })
      .filter(({ at }) => at >= since.getTime())
      .map((turn) => ({
        ...turn,
        itemId,
        name,
        date: (turn.turn === 'starts' ? ico_start : ico_end) ?? '',
      }))
  })
}
