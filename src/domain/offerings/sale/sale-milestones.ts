import { readInstant } from '../../kernel/time/instant.ts'
import { closingOf, isInverted, statusAt, type SaleState } from './lifecycle.ts'

export interface SaleMilestone {
  readonly milestone: 'starts' | 'ends'
  readonly at: number
  readonly closes: number | undefined
}

/**
 * The latest milestone of a sale: its start while it is open, its end once it is over. A sale of 2026-04-10 to 2026-04-16 starts at
 * 2026-04-10T00:00Z and ends at 2026-04-17T00:00Z. A sale that an operator has set to pre-open or ongoing has no end.
 */
export function saleMilestones({ now, ...sale }: SaleState & { now: number }): SaleMilestone[] {
  if (isInverted(sale)) return []
  const opens = readInstant(sale.ico_start ?? '')
  const closes = closingOf(sale.ico_end ?? '')
  if (closes !== undefined && closes <= now) {
    const isHeldOpen = sale.pinned && sale.status < 2
    return isHeldOpen ? [] : [{ milestone: 'ends', at: closes, closes }]
  }
  const isOpen = opens !== undefined && opens <= now && statusAt({ ...sale, now }) === 1
  return isOpen ? [{ milestone: 'starts', at: opens, closes }] : []
}
