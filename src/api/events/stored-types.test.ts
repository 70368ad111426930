import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { eventTypes } from '../../domain/events/event-types.ts'
import type { Database } from '../database/database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const checkViolation = '23514'

async function accepts(type: string): Promise<boolean> {
  const inserted = database.query(
    `insert into events (event_id, symbol, type, texts, starts_at, date_precision, over_at, review, source, created_at, updated_at)
     values (gen_random_uuid()::text, 'BTC', $1, '{"title": "A day"}', '2026-04-16', 'day', '2026-04-17', 'approved', 'test', now(), now())`,
    [type],
  )
  return inserted.then(
    () => true,
    (refused: unknown) => {
      expect(refused).toMatchObject({ code: checkViolation })
      return false
    },
  )
}

it('the database stores an event of every type', async () => {
  const stored = []
  for (const type of eventTypes) if (await accepts(type)) stored.push(type)
  expect(stored).toEqual(eventTypes)
})

it('the database names no other type in its constraints, and refuses another', async () => {
  const mentioned = await database.query<{ type: string }>(
    `select distinct (regexp_matches(pg_get_constraintdef(oid), '''([^'']*)''', 'g'))[1] as type from pg_constraint
     where conrelid = 'events'::regclass and pg_get_constraintdef(oid) like '%(type%'`,
  )
  const types = mentioned.map(({ type }) => type)
  expect(types.toSorted()).toEqual(eventTypes.toSorted())
  expect(await accepts('party')).toBe(false)
})
