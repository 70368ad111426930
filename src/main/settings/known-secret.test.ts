import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { openTestSite } from '../../../tests/support/test-site.ts'
import type { Database } from '../../api/database/database.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function warningsOfStart(SECRET: string): Promise<unknown[]> {
  const site = await openTestSite({
    environment: { DEMO: '0', SECRET },
    database: { ...database, close: async () => {} },
  })
  await site.close()
  return site.log.flatMap(({ msg }) => (msg.startsWith('SECRET') ? [msg] : []))
}

it('a start with another secret than the last one says so once, in one line that gives no secret away', async () => {
  const [one, other] = [
    'the first secret of this site, long enough',
    'a second secret of this site, long enough',
  ]
  expect(await warningsOfStart(one)).toEqual([])
  expect(await warningsOfStart(one)).toEqual([])
  const warned = await warningsOfStart(other)
  expect(warned).toEqual([
    expect.stringMatching(/^SECRET is not the one of the last start: .*set the former one again\.$/),
  ])
  expect(String(warned)).not.toContain('secret of this site')
  expect(await warningsOfStart(other)).toEqual([])
})
