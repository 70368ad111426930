import { overAt, type EventTime } from '../../../domain/events/event-time.ts'

interface SavedEvent {
  readonly title: string
  readonly description: string | null
  readonly place: string | null
  readonly proof: string | null
}

/** A link that adds the event to Google Calendar. Google does not count the end date: `20260416/20260417` is one day. */
export function googleCalendarLink({ event, time }: { event: SavedEvent; time: EventTime }): string {
  const written = (at: number) => {
    const text = new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
    return time.precision === 'hour' ? text : text.slice(0, 'yyyyMMdd'.length)
  }
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${written(time.start)}/${written(overAt(time))}`,
    details: [event.description, event.proof].filter((line) => line !== null).join('\n'),
    ...(event.place !== null && { location: event.place }),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}
