/** What kinds of changes a follower can be told of; all of them is any change. */
export const triggers = ['dates', 'amounts', 'status', 'others'] as const
export type Trigger = (typeof triggers)[number]

/** `open` lasts until it is taken back. */
export const pauseSpans = ['week', 'month', 'open'] as const
export type PauseSpan = (typeof pauseSpans)[number]

const hour = 3_600_000
const hoursOf: Readonly<Record<PauseSpan, number | null>> = { week: 7 * 24, month: 30 * 24, open: null }

/** To the full hour, so that pressing twice is pressing once: a week from 09:12 on ends at 10:00. */
export function pauseEnd(span: PauseSpan, now: Date): Date | null {
  const hours = hoursOf[span]
  return hours === null ? null : new Date((Math.ceil(now.getTime() / hour) + hours) * hour)
}

/** One that has no end, or whose end is still to come. */
export function isPaused({ from, until }: { from: Date | null; until: Date | null }, now: Date): boolean {
  return from !== null && (until === null || until > now)
}

/** A change is told when any part of it is of a kind that was asked for. */
export function isToldOf(requested: readonly Trigger[], kinds: readonly Trigger[]): boolean {
  return kinds.some((kind) => requested.includes(kind))
}
