import { readInstant } from '../../kernel/time/instant.ts'
import { closingOf, isInverted, statusAt, type SaleState } from './lifecycle.ts'

export interface SaleTurn {
  readonly turn: 'starts' | 'ends'
  readonly at: number
  /** Of a start: when the sale is over, where that is known. */
  readonly closes: number | undefined
}

/**
 * The start and the end that a sale has come to by now. A sale of 2026-04-10 to 2026-04-16 has started at 2026-04-10T00:00Z and is
 * over at 2026-04-17T00:00Z; then its start is no news any more. One that an operator calls upcoming or ongoing has not moved on,
 * whatever its dates say.
 */
export function saleTurns({ now, ...sale }: SaleState & { now: number }): SaleTurn[] {
  if (isInverted(sale)) return []
  const opens = readInstant(sale.ico_start ?? '')
  const closes = closingOf(sale.ico_end ?? '')
  if (closes !== undefined && closes <= now) {
    const isHeldOpen = sale.pinned && sale.status < 2
    return isHeldOpen ? [] : [{ turn: 'ends', at: closes, closes }]
  }
  const isOpen = opens !== undefined && opens <= now && statusAt({ ...sale, now }) === 1
  return isOpen ? [{ turn: 'starts', at: opens, closes }] : []
}
