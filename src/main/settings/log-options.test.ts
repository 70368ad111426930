import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { testLogger } from '../../../tests/support/test-log.ts'
import type { Database } from '../../api/database/database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.script(`create table readers (email text primary key, age integer check (age > 0))`)
})
afterAll(() => database.close())

it.each([
  ['a row that a constraint refuses', 'insert into readers values ($1, -1)'],
  ['a row that is there already', 'insert into readers values ($1, 5), ($1, 6)'],
  ['a query that cannot be understood', 'select $1 from nowhere'],
])('%s is logged without the values of the query', async (_, sql) => {
  const { logger, log } = testLogger()
  const failure = await database.query(sql, ['reader@example.com']).catch((error: unknown) => error)
  logger.warn({ err: failure }, 'it failed')
  expect(log).toMatchObject([{ msg: 'it failed', err: { message: expect.any(String) as string } }])
  expect(JSON.stringify(log)).not.toContain('reader@example.com')
})
