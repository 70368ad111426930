import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedEvents } from '../../../tests/support/events-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { checkEventQuery } from '../../domain/events/event-query.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import type { Database } from '../database/database.ts'
import { searchEvents } from './events-search.store.ts'
import { restoreEvent, withdrawEvent } from './withdrawals.store.ts'

const now = new Date('2026-04-16T08:20:00Z')
const begin = Date.UTC(2026, 2, 20)
const events = 60

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const dayText = (at: number) => new Date(at).toISOString().slice(0, 'yyyy-MM-dd'.length)

const eventId = fc.integer({ min: 0, max: events - 1 }).map((n) => `event-${n}`)
const event = fc
  .record({
    event_id: eventId,
    type: fc.constantFrom('ama', 'release', 'burn'),
    at: fc.integer({ min: 0, max: 24 * 12 }).map((hours) => begin + hours * hour),
    kind: fc.constantFrom('hour', 'day', 'month', 'hours', 'days'),
    hours: fc.integer({ min: 1, max: 24 * 40 }),
  })
  .map(({ event_id, type, at, kind, hours }) => {
    const isExact = kind.startsWith('hour')
    const text = (moment: number) => (isExact ? new Date(moment).toISOString() : dayText(moment))
    const start = kind === 'month' ? dayText(at).slice(0, 'yyyy-MM'.length) : text(at)
    const end = kind.endsWith('s') ? { end: text(at + hours * hour) } : {}
    return { event_id, token: 'BTC', type, title: event_id, start, ...end }
  })
const change = fc.oneof(
  fc
    .uniqueArray(event, { selector: ({ event_id }) => event_id, minLength: 20, maxLength: events })
    .map((rows) => () => seedEvents({ rows, now }, database)),
  eventId.map((id) => () => withdrawEvent({ eventId: id, now }, database)),
  eventId.map((id) => () => restoreEvent({ eventId: id, now }, database)),
  eventId.map((id) => () => database.query('delete from events where event_id = $1', [id])),
  fc.constant(() => database.script('truncate events cascade')),
)
const requested = fc.record({
  first: fc.integer({ min: 0, max: 12 }),
  length: fc.integer({ min: 0, max: 9 }),
  zone: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati'),
})

it('counts of a span equal its events after any additions, changes, withdrawals and removals', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.array(requested, { minLength: 6, maxLength: 6 }),
      async (changes, spans) => {
        for (const make of changes) await make()
        for (const { first, length, zone } of spans) {
          const start = begin + first * 24 * hour
          const checked = checkEventQuery({
            start: dayText(start),
            end: dayText(start + length * 24 * hour),
            zone,
            limit: 1_000,
          })
          if (!('query' in checked)) throw new Error('invalid query')
          const { rows, counts } = await searchEvents(checked.query, database)
          const byType = Object.groupBy(rows, ({ type }) => type)
          const naive = Object.fromEntries(Object.entries(byType).map(([type, of]) => [type, of.length]))
          expect(counts).toEqual(naive)
        }
      },
    ),
    { numRuns: 40 },
  )
})
