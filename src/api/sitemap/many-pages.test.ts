import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { perLanguage } from '../../domain/kernel/site/language.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { listedOfferings } from '../offerings/offerings.store.ts'
import { tableSource } from './listed-pages.store.ts'
import { sitemapFiles } from './sitemap-files.ts'

const many = 100_000
const longest = 'an-offering-with-a-name-as-long-as-a-name-can-ever-be-in-this-database-of-'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await migrate({ database })
  await database.transaction(
    ({ query }) =>
      query(
        `insert into offerings (item_id, entry, status, hidden, created_at, updated_at)
         select $1 || n, '{}', 0, n % 1000 = 999, '2026-01-01', '2026-01-01'::timestamptz + n * interval '1 minute'
         from generate_series(0, ${many - 1}) as n`,
        [longest],
      ),
    { deadline: 'long' },
  )
})
afterAll(() => database.close())

it('a hundred thousand sales are listed once each, in files well below the limits of the protocol', async () => {
  let requested = 0
  const counted: Database = {
    ...database,
    query: (sql, values) => {
      requested++
      return database.query(sql, values)
    },
  }
  const files = sitemapFiles({
    sources: [
      tableSource({ kind: 'offerings', sql: listedOfferings, pathOf: ({ key }) => `/ico/${key}` }, counted),
    ],
    origins: perLanguage((language) => `https://${language}.a-host-with-a-long-name.example`),
    now: () => 0,
  })
  const index = await files.index('en')
  const names = [...index.matchAll(/<loc>[^<]*\/offerings-(\d+)\.xml<\/loc>/g)]
  expect(names).toHaveLength(10)
  const found = new Set<string>()
  for (const [, number] of names) {
    const request = { kind: 'offerings', number: Number(number) }
    const [file, same] = await Promise.all([files.file(request, 'en'), files.file(request, 'en')])
    expect(same).toBe(file)
    const text = gunzipSync(file?.gzip ?? '')
    expect(text.length).toBeLessThan(50 * 1024 * 1024)
    expect(file?.gzip.length).toBeLessThan(1024 * 1024)
    const paths = [...text.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
    expect(paths.length).toBeLessThanOrEqual(50_000)
    for (const path of paths) {
      expect(found.has(path)).toBe(false)
      found.add(path)
    }
  }
  expect(found.size).toBe(many - many / 1000)
  const before = requested
  await files.file({ kind: 'offerings', number: 3 }, 'en')
  expect(requested).toBe(before)
})
