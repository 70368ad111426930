export const eventFilePath = '/api/map/event.ics'

/** One event as an iCalendar file, with the same UID as in the calendar feeds. */
export function eventFile(eventId: string): string {
  return `${eventFilePath}?${new URLSearchParams({ id: eventId }).toString()}`
}
