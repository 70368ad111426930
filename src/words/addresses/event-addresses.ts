import {
  writeCalendarPath,
  writeCalendarQuery,
  type CalendarFilter,
} from '../../domain/events/calendar/calendar-filter.ts'
import type { Day } from '../../domain/kernel/time/calendar-day.ts'
import { addEventPath, eventsPath } from './addresses.ts'
import { submissionQuery, type SubmissionLink } from './submission-link.ts'

/** The canonical path of a calendar: `/events/symbol/BTC,ETH/time/this-week`. */
export function calendarPath(filter: CalendarFilter): string {
  return eventsPath + writeCalendarPath(filter)
}

export const listView = 'list'

/** The address of a calendar as a month or a week, or as a list: `/events/symbol/BTC?view=list`. */
export function calendarAddress(filter: CalendarFilter, { isList }: { readonly isList: boolean }): string {
  return calendarPath(filter) + (isList ? `?view=${listView}` : '')
}

/** The form to submit an event, filled in with a day. */
export function addEventOn(day: Day): string {
  return `${addEventPath}?day=${day}`
}

export function eventPath(eventId: string): string {
  return `${eventsPath}/item/${encodeURIComponent(eventId)}`
}

export function submittedEventPath(link: SubmissionLink): string {
  return `${eventsPath}/submitted${submissionQuery(link)}`
}

export const calendarFeedPath = '/api/map/events.ics'
export const calendarRssPath = '/api/map/events.rss'

export function calendarFeed(
  path: typeof calendarFeedPath | typeof calendarRssPath,
  filter: CalendarFilter,
  /** The time zone of shortcuts such as this week; default: that of most readers of the language. */
  zone?: string,
): string {
  const query = writeCalendarQuery(filter)
  if (zone !== undefined) query.set('zone', zone)
  // A comma needs no encoding here, and readers see the address before they copy it.
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll('%2C', ',')}`
}
