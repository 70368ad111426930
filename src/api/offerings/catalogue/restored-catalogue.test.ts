import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedOfferings } from '../../../../tests/support/offerings-site.ts'
import { openRestoredDatabase } from '../../../../tests/support/restored-database.ts'
import type { Database } from '../../database/database.ts'
import { openCatalogue } from './offerings.catalogue.ts'

const now = new Date('2026-04-01T00:00:00Z')
const names = ['Aoi', 'Beni', 'Cha', 'Dai']
let database: Database

beforeAll(async () => {
  database = await openRestoredDatabase((before) =>
    seedOfferings({ rows: names.map((name) => ({ name })), now }, before),
  )
})
afterAll(() => database.close())

it('after a restore into a new server the feed reads only the changes, not the whole table each time', async () => {
  let read = 0
  const counted: Database = {
    ...database,
    async query<Row>(sql: string, values?: readonly unknown[]) {
      const rows = await database.query<Row>(sql, values)
      if (sql.includes('from offerings where changed_in')) read += rows.length
      return rows
    },
  }
  const catalogue = openCatalogue({ database: counted })
  expect((await catalogue.current()).size).toBe(names.length)
  for (let run = 0; run < 3; run++) expect(await catalogue.refresh()).toEqual([])
  expect(read).toBe(0)
  await seedOfferings({ rows: [{ name: 'Beni', slogan: 'New' }, { name: 'Ebi' }], now }, database)
  expect(await catalogue.refresh()).toEqual(['beni', 'ebi'])
  expect(read).toBe(2)
  expect((await catalogue.current()).size).toBe(names.length + 1)
})
