import type { EventQuery } from '../../domain/events/event-query.ts'
import { longestEvent } from '../../domain/events/event-time.ts'

const dayMilliseconds = 86_400_000
/** How long the events of each `span` of the table go on at most. */
const shortest = 25 * 3_600_000
export const spans = [shortest, 32 * dayMilliseconds, longestEvent]

interface Counted extends Pick<EventQuery, 'days' | 'moments'> {
  /** What is searched among, the short events first. */
  readonly parts: readonly string[]
  /** Not of one token alone. */
  readonly isOfAll: boolean
}

interface Writing {
  /** The events of a kind that begin within a span. */
  readonly among: (more: string, from: number, to: number) => string
  readonly moment: (at: number) => string
}

const oneByOne = (part: string) => `select type, 1 as events ${part}`

/** Selects how many events of each type there are, in several rows of a type. */
export function countedParts(
  { parts, days, moments, isOfAll }: Counted,
  { among, moment }: Writing,
): string[] {
  const dayOf = (at: number) => `(${moment(at)}::timestamptz at time zone 'UTC')::date`
  // Whatever begins on a day between goes into the count whole; of short events only the edges are counted one by one.
  const between = isOfAll ? wholeDays({ days, moments }) : null
  if (between === null) return parts.map(oneByOne)
  const earliest = Math.min(days.from, moments.from)
  const end = Math.max(days.to, moments.to)
  return [
    ...parts.slice(1).map(oneByOne),
    oneByOne(among('span = 0', earliest - shortest, between.from)),
    oneByOne(among('span = 0', between.to, end)),
    `select type, events from event_days where day >= ${dayOf(between.from)} and day < ${dayOf(between.to)}`,
  ]
}

/** The days of UTC that lie wholly in both spans, if there are any. */
function wholeDays({ days, moments }: Pick<EventQuery, 'days' | 'moments'>): EventQuery['days'] | null {
  const from = Math.ceil(Math.max(days.from, moments.from) / dayMilliseconds) * dayMilliseconds
  const to = Math.floor(Math.min(days.to, moments.to) / dayMilliseconds) * dayMilliseconds
  return from < to ? { from, to } : null
}
