import type { Numeric } from '../../kernel/numbers/decimal.ts'
import { addDays, readDay } from '../../kernel/time/calendar-day.ts'
import { readInstant } from '../../kernel/time/instant.ts'
import { reaches } from './amount.ts'
import type { Status } from './status.ts'

/** A day `yyyy-MM-dd`, or an ISO moment with an offset. */
export type SaleDate = string

export type SaleState = {
  status: Status
  ico_start: SaleDate | null | undefined
  ico_end: SaleDate | null | undefined
  raised: Numeric
  targetMin: Numeric
  /** An operator has set the status; dates do not change it. */
  pinned: boolean
}

/**
 * The status of a sale at a time. It opens at `ico_start` and closes after `ico_end`: it succeeded when it raised at least its
 * minimum target, failed when less, and keeps its status when either amount is unknown. Days are in UTC and `ico_end` is
 * inclusive: a sale that ends on 2026-04-16 closes at 2026-04-17T00:00Z. Dates that end before they begin change nothing.
 */
export function statusAt({ now, ...sale }: SaleState & { now: number }): Status {
  const { opens, closes, isFrozen } = turningPoints(sale)
  if (isFrozen) return sale.status
  const isOpen = sale.status === 1 || (opens !== undefined && now >= opens)
  const isOver = closes !== undefined && now >= closes
  return (isOver ? outcome(sale) : undefined) ?? (isOpen ? 1 : sale.status)
}

const yearMilliseconds = 365 * 86_400_000

/**
 * Whether a sale counts as ongoing although no source has mentioned it for a year: a sale that began on 2018-07-04, states no
 * end and was last updated on 2018-07-14 lapses on 2019-07-14. A sale with a future end does not lapse, nor does one whose
 * status an operator has set.
 */
export function hasLapsed(
  sale: Pick<SaleState, 'status' | 'ico_start' | 'ico_end' | 'pinned'> & { updated_at: string; now: number },
): boolean {
  if (sale.status !== 1 || sale.pinned) return false
  const signs = [
    readInstant(sale.ico_start ?? ''),
    closingOf(sale.ico_end ?? ''),
    readInstant(sale.updated_at),
  ]
  const last = Math.max(...signs.map((sign) => sign ?? -Infinity))
  return sale.now - last >= yearMilliseconds
}

/** An ongoing sale whose last sign of life is at this moment or earlier has lapsed. */
export function lapseBefore(now: Date): Date {
  return new Date(now.getTime() - yearMilliseconds)
}

function turningPoints(sale: SaleState) {
  const opens = readInstant(sale.ico_start ?? '')
  const closes = closingOf(sale.ico_end ?? '')
  const isSettled = sale.status === 2 || sale.status === 3
  return { opens, closes, isFrozen: sale.pinned || isSettled || isInverted(sale) }
}

/** The moment at which a sale with this end is over; an end without a time includes the whole day. */
export function closingOf(end: SaleDate): number | undefined {
  const day = readDay(end)
  return readInstant(day === undefined ? end : addDays({ day, count: 1 }))
}

/**
 * Whether the end is before the start. A sale of a single day is valid, and so is one that opens and closes at one moment.
 */
export function isInverted(dates: Pick<SaleState, 'ico_start' | 'ico_end'>): boolean {
  const opens = readInstant(dates.ico_start ?? '')
  const closes = closingOf(dates.ico_end ?? '')
  if (opens === undefined || closes === undefined) return false
  return readDay(dates.ico_end ?? '') === undefined ? closes < opens : closes <= opens
}

function outcome({ raised, targetMin }: SaleState): Status | undefined {
  const isReached = reaches({ amount: raised, goal: targetMin })
  if (isReached === undefined) return undefined
  return isReached ? 2 : 3
}
