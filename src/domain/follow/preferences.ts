import { hour } from '../kernel/time/durations.ts'

/** The kinds of changes that a follower can choose; choosing all of them means any change. */
export const triggers = ['dates', 'amounts', 'status', 'others'] as const
export type Trigger = (typeof triggers)[number]

/** An `open` pause lasts until the follower ends it. */
export const pauseSpans = ['week', 'month', 'open'] as const
export type PauseSpan = (typeof pauseSpans)[number]

const hoursOf: Readonly<Record<PauseSpan, number | null>> = { week: 7 * 24, month: 30 * 24, open: null }

/**
 * The end of a pause; null for an `open` one. It is rounded up to the full hour, so that a second click changes nothing: a pause
 * of a week that starts at 09:12 ends at 10:00.
 */
export function pauseEnd(span: PauseSpan, now: Date): Date | null {
  const hours = hoursOf[span]
  return hours === null ? null : new Date((Math.ceil(now.getTime() / hour) + hours) * hour)
}

export function isPaused({ from, until }: { from: Date | null; until: Date | null }, now: Date): boolean {
  return from !== null && (until === null || until > now)
}

export function isNotifiedOf(requested: readonly Trigger[], kinds: readonly Trigger[]): boolean {
  return kinds.some((kind) => requested.includes(kind))
}
