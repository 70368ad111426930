import type { CalendarFilter } from '../../../domain/events/calendar/calendar-filter.ts'
import { feedWindow, isInWindow } from '../../../domain/events/calendar/feed-window.ts'
import { typesOfTags } from '../../../domain/events/event-tags.ts'
import type { Database } from '../../database/database.ts'
import type { EventRow } from '../events.store.ts'
import { findEventsForFeed, lastEventChange } from './feed-events.store.ts'

const maxEvents = 5_000
/** A withdrawn event stays in the feed as cancelled for this long, for calendar programs that were switched off. */
const withdrawnMilliseconds = 30 * 86_400_000

export interface FeedOptions {
  readonly siteOrigin: string
  readonly database: Database
  readonly now: () => Date
}

export async function findFeedEvents(
  { filter, timeZone }: { filter: CalendarFilter; timeZone: string },
  { database, now }: FeedOptions,
): Promise<{ rows: EventRow[]; changedAt: number | null }> {
  const at = now().getTime()
  const window = feedWindow({ time: filter.time, now: at, timeZone })
  const found = await findEventsForFeed(
    {
      from: new Date(Math.min(window.days.from, window.moments.from)),
      to: new Date(Math.max(window.days.to, window.moments.to)),
      symbols: filter.symbols,
      types: typesOfTags(filter.tags),
      withdrawnSince: new Date(at - withdrawnMilliseconds),
      limit: maxEvents,
    },
    database,
  )
  const rows = found.filter((row) =>
    isInWindow(
      { start: row.starts_at.getTime(), over: row.over_at.getTime(), precision: row.date_precision },
      window,
    ),
  )
  // The last change of any event, because an event may have left the feed.
  const changed = await lastEventChange(database)
  const times = [changed?.getTime(), window.movedAt].filter((time) => typeof time === 'number')
  return { rows, changedAt: times.length === 0 ? null : Math.max(...times) }
}
