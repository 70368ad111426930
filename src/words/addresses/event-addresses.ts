import {
  writeCalendarPath,
  writeCalendarQuery,
  type CalendarFilter,
} from '../../domain/events/calendar/calendar-filter.ts'
import { eventsPath } from './addresses.ts'

/** Apart from `addresses.ts`, which comes with every page. */

/** The address a calendar is known by: `/events/symbol/BTC/time/this-week`. */
export function calendarPath(filter: CalendarFilter): string {
  return eventsPath + writeCalendarPath(filter)
}

/** The address an event is known by. */
export function eventPath(eventId: string): string {
  return `${eventsPath}/item/${encodeURIComponent(eventId)}`
}

/** Where the sender of an event sees how it stands. */
export function submittedEventPath(token: string): string {
  return `${eventsPath}/submitted?token=${encodeURIComponent(token)}`
}

/** A filtered calendar for calendar programs and as RSS, in the language of the host. */
export const calendarFeedPath = '/api/map/events.ics'
export const calendarRssPath = '/api/map/events.rss'
export const eventFilePath = '/api/map/event.ics'

/** One event for a calendar program, which knows it again in any calendar of ours. */
export function eventFile(eventId: string): string {
  return `${eventFilePath}?${new URLSearchParams({ id: eventId }).toString()}`
}

export function calendarFeed(
  path: typeof calendarFeedPath | typeof calendarRssPath,
  filter: CalendarFilter,
  /** Whose days a shortcut means; left out, where most readers of the language are. */
  zone?: string,
): string {
  const query = writeCalendarQuery(filter)
  if (zone !== undefined) query.set('zone', zone)
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
