import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedOfferings } from '../../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Database } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { openCatalogue } from './offerings.catalogue.ts'

const now = new Date('2026-04-01T00:00:00Z')
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await migrate({ database })
})
afterAll(() => database.close())

it('an offering that is hidden while the catalogue is loading is reported as changed, because its page may be cached', async () => {
  await seedOfferings({ rows: [{ name: 'Early' }, { name: 'Late' }], now }, database)
  const hide = () => seedOfferings({ rows: [{ name: 'Late', hidden: true }], now }, database)
  const catalogue = openCatalogue({
    database: {
      ...database,
      async query<Row>(sql: string, values?: readonly unknown[]) {
        const rows = await database.query<Row>(sql, values)
        if (sql.includes('pg_snapshot_xmin')) await hide()
        return rows
      },
    },
  })
  expect((await catalogue.current()).size).toBe(1)
  expect(await catalogue.refresh()).toContain('late')
})
