import { addDays, readDay } from '../../kernel/time/calendar-day.ts'
import type { Numeric } from '../../kernel/numbers/decimal.ts'
import { readInstant } from '../../kernel/time/instant.ts'
import { reaches } from './amount.ts'
import type { Status } from './status.ts'

/** A day `yyyy-MM-dd`, or an ISO moment with its offset. */
export type SaleDate = string

export type SaleState = {
  status: Status
  ico_start: SaleDate | null | undefined
  ico_end: SaleDate | null | undefined
  raised: Numeric
  targetMin: Numeric
  /** An operator has said what the status is; time does not overrule a person. */
  pinned: boolean
}

/**
 * A sale opens when `ico_start` comes, and closes after `ico_end`: succeeded when it raised its minimum
 * target or more, failed when less, as it was when either is unknown. A day begins and ends in UTC, and
 * `ico_end` belongs to the sale: one that ends on 2026-04-16 closes at 2026-04-17T00:00Z. Dates that end
 * before they begin move nothing.
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
 * Ongoing by its last word, which is a year old: a sale that began on 2018-07-04, names no end and was last written of
 * on 2018-07-14 has lapsed on 2019-07-14. One with an end ahead has not, nor one that an operator calls ongoing.
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

/** The last moment of silence after which an ongoing sale has lapsed by now. */
export function lapseBefore(now: Date): Date {
  return new Date(now.getTime() - yearMilliseconds)
}

function turningPoints(sale: SaleState) {
  const opens = readInstant(sale.ico_start ?? '')
  const closes = closingOf(sale.ico_end ?? '')
  const isSettled = sale.status === 2 || sale.status === 3
  return { opens, closes, isFrozen: sale.pinned || isSettled || isInverted(sale) }
}

/** When a sale that ends on this date is over: a day belongs to the sale to its last moment. */
export function closingOf(end: SaleDate): number | undefined {
  const day = readDay(end)
  return readInstant(day === undefined ? end : addDays({ day, count: 1 }))
}

/**
 * The end stands before the start. A sale of one day does not, nor one that opens and closes at one moment.
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
