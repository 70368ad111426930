import { expect, it } from 'vitest'
import { eventData } from './event-data.ts'

it('an event has its date as precisely as known, its place and its status', () => {
  const event = {
    name: 'Meetup',
    description: 'In Kyoto',
    url: 'https://example.com/events/item/a',
    start: '2026-04',
    end: null,
    place: 'Kyoto',
    proof: null,
    isWithdrawn: false,
  }
  expect(eventData({ event })).toMatchObject({
    '@type': 'Event',
    startDate: '2026-04',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Kyoto' },
  })
  for (const place of ['Online', 'オンライン（Zoom）', '온라인', '线上'])
    expect(eventData({ event: { ...event, place } })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: event.url },
    })
  const gone = { ...event, place: null, proof: 'https://a.example', isWithdrawn: true }
  expect(eventData({ event: gone })).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    location: { '@type': 'VirtualLocation', url: 'https://a.example' },
  })
})
