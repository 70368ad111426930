import {
  writeCalendarPath,
  writeCalendarQuery,
  type CalendarFilter,
} from '../../domain/events/calendar/calendar-filter.ts'
import { eventsPath } from './addresses.ts'
import { submissionQuery, type SubmissionLink } from './submission-link.ts'

/** The canonical address of a calendar: `/events/symbol/BTC/time/this-week`. */
export function calendarPath(filter: CalendarFilter): string {
  return eventsPath + writeCalendarPath(filter)
}

export function eventPath(eventId: string): string {
  return `${eventsPath}/item/${encodeURIComponent(eventId)}`
}

export function submittedEventPath(link: SubmissionLink): string {
  return `${eventsPath}/submitted${submissionQuery(link)}`
}

export const calendarFeedPath = '/api/map/events.ics'
export const calendarRssPath = '/api/map/events.rss'
export const eventFilePath = '/api/map/event.ics'

/** One event as an iCalendar file, with the same UID as in the calendar feeds. */
export function eventFile(eventId: string): string {
  return `${eventFilePath}?${new URLSearchParams({ id: eventId }).toString()}`
}

export function calendarFeed(
  path: typeof calendarFeedPath | typeof calendarRssPath,
  filter: CalendarFilter,
  /** The time zone of shortcuts such as this week; default: that of most readers of the language. */
  zone?: string,
): string {
  const query = writeCalendarQuery(filter)
  if (zone !== undefined) query.set('zone', zone)
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
