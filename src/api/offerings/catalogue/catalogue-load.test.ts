import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedOfferings } from '../../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Database } from '../../database/database.ts'
import { openCatalogue } from './offerings.catalogue.ts'

const now = new Date('2026-04-01T00:00:00Z')
const rest = 2_100
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await seedOfferings({ rows: [{ name: 'Zzz' }], now }, database)
  await database.query(
    `insert into offerings (item_id, entry, status, created_at, updated_at)
     select 'sale-' || number, entry || jsonb_build_object('item_id', 'sale-' || number), status, created_at, updated_at
     from offerings, generate_series(1, $1::integer) as numbers (number)`,
    [rest],
  )
})
afterAll(() => database.close())

function failingAt(slice: number): Database {
  let requested = 0
  return {
    ...database,
    async query<Row>(sql: string, values?: readonly unknown[]) {
      if (sql.includes('string_agg(cell') && ++requested === slice) throw new Error('the database fails')
      return database.query<Row>(sql, values)
    },
  }
}

it.each([1, 2, 3])(
  'a database error at slice %i of the offerings fails only that load, and the next one succeeds',
  async (slice) => {
    const unheard: unknown[] = []
    const note = (error: unknown) => unheard.push(error)
    process.on('unhandledRejection', note)
    const catalogue = openCatalogue({ database: failingAt(slice) })
    await expect(catalogue.refresh()).rejects.toThrow('the database fails')
    expect(catalogue.isLoaded()).toBe(false)
    await catalogue.refresh()
    expect((await catalogue.current()).size).toBe(rest + 1)
    process.off('unhandledRejection', note)
    expect(unheard).toEqual([])
  },
)

it('a mostly stale catalogue is rebuilt while the old one is in use, with the changes of that time', async () => {
  const during = async () => {
    await seedOfferings({ rows: [{ name: 'Sale 1', slogan: 'Changed while it was built' }], now }, database)
    await catalogue.refresh()
  }
  let isRenewed = false
  const catalogue = openCatalogue({
    database: {
      ...database,
      async query<Row>(sql: string, values?: readonly unknown[]) {
        const found = await database.query<Row>(sql, values)
        if (isRenewed && sql.includes('string_agg(cell') && values?.[0] === '') await during()
        return found
      },
    },
  })
  const first = await catalogue.current()
  await database.script(
    `update offerings set entry = entry || '{"slogan": "Everything is new"}', changed_in = pg_current_xact_id()`,
  )
  expect(await catalogue.refresh()).toHaveLength(rest + 1)
  expect(await catalogue.current()).toBe(first)
  isRenewed = true
  await catalogue.renew()
  const renewed = await catalogue.current()
  expect(renewed).not.toBe(first)
  expect([renewed.size, renewed.staleRows]).toEqual([rest + 1, 1])
  expect(await catalogue.refresh()).toEqual([])
})
