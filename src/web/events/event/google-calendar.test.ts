import { expect, test } from 'vitest'
import { eventTimeOf } from '../../../domain/events/calendar/event-days.ts'
import type { Precision } from '../../../domain/events/event-time.ts'
import { googleCalendarLink } from './google-calendar.ts'

const event = { title: 'A & B', description: 'Line', place: 'Kyoto', proof: 'https://a.example/?b=c' }
const datesOf = (start: string, precision: Precision, end: string | null = null) =>
  new URL(googleCalendarLink({ event, time: eventTimeOf({ start, end, precision }) })).searchParams

test('the calendar link of an event ends on the day after its last day, or after an hour', () => {
  expect(datesOf('2026-04-16', 'day').get('dates')).toBe('20260416/20260417')
  expect(datesOf('2026-04-16', 'day', '2026-04-18').get('dates')).toBe('20260416/20260419')
  expect(datesOf('2026-04-16T12:00:00.000Z', 'hour').get('dates')).toBe('20260416T120000Z/20260416T130000Z')
  expect(datesOf('2026-04-16', 'day').get('text')).toBe('A & B')
  expect(datesOf('2026-04-16', 'day').get('details')).toBe('Line\nhttps://a.example/?b=c')
})
