import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postRow, seedPosts } from '../../../tests/support/blog-site.ts'
import { askJson, seedAds, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import type { Database } from '../../api/database/database.ts'
import { migrate } from '../../api/database/migrate.ts'
import { loadBuiltWeb } from './built-web.ts'

const buildDirectory = resolve(import.meta.dirname, '../../../build')

const rows = Array.from({ length: 110 }, (_, n) => ({ name: `Offering ${n}`, status: n % 4 }))
const ads = ['offering-1', 'offering-2'].map((id, place) => ({
  ad_id: `ad-${place}`,
  item_id: id,
  payer: 'Acme',
  starts_at: '2020-01-01T00:00:00Z',
  ends_at: '2100-01-01T00:00:00Z',
  place,
}))

let site: TestSite
let time = Date.UTC(2026, 3, 1)
const later = (milliseconds: number) => {
  time += milliseconds
}
const aSecondLater = () => later(1000)
/** Only what a page asks for is counted, not what goes on beside it. */
const asked = new AsyncLocalStorage<string[]>()

beforeAll(async () => {
  if (!existsSync(resolve(buildDirectory, 'server/index.js'))) {
    throw new Error('There are no built pages: run `npm run build` before these tests.')
  }
  const real = await openTestDatabase()
  await migrate({ database: real })
  await seedOfferings({ rows, now: new Date() }, real)
  await seedAds(ads, real)
  await seedPosts({ rows: [1, 2, 3, 4].map((n) => postRow(`post-${n}`, {})), now: new Date() }, real)
  const database: Database = {
    ...real,
    async query(sql, values) {
      asked.getStore()?.push(sql)
      return real.query(sql, values)
    },
    async transaction(work) {
      asked.getStore()?.push('a transaction')
      return real.transaction(work)
    },
  }
  const web = await loadBuiltWeb(buildDirectory)
  site = await openTestSite({
    environment: { DEMO: '0' },
    now: () => new Date(time),
    database,
    web: { ...web, mode: 'production', cachesPages: false },
  })
  // The catalogue is loaded once, beside the start; who finds nothing in it reads nothing.
  await askJson(site, '/api/search?q=nothing-is-called-so')
})
afterAll(() => site.close())

async function open(
  url: string,
  { host = 'en.localhost' } = {},
): Promise<{ html: string; queries: string[] }> {
  const queries: string[] = []
  const { statusCode, body } = await asked.run(
    queries,
    async () => await site.app.inject({ url, headers: { host } }),
  )
  expect(statusCode).toBe(200)
  return { html: body, queries }
}

describe.each(['/', '/?page=2', '/search?q=offering', '/search?sort=raisedDesc&ongoing=1'])(
  'the list at %s, rendered,',
  (url) => {
    it('asks the database three times at most, and only for the ads when its entries were shown before', async () => {
      aSecondLater()
      const first = await open(url)
      expect(first.html.match(/href="\/ico\/offering-/g)?.length).toBeGreaterThan(5)
      expect(first.queries.length).toBeGreaterThan(0)
      expect(first.queries.length).toBeLessThanOrEqual(3)
      aSecondLater()
      const again = await open(url)
      expect(again.queries).toEqual([expect.stringContaining('from ads')])
      const atOnce = await open(url)
      expect(atOnce.queries).toEqual([])
    })
  },
)

it('the list of the start page reads its entries in one query, however many they are', async () => {
  aSecondLater()
  const { queries } = await open('/?page=3')
  expect(queries.filter((sql) => !sql.includes('from ads'))).toHaveLength(1)
})

describe('the Japanese start page', () => {
  const openHome = () => open('/', { host: 'www.localhost' })
  const ofPosts = (queries: readonly string[]) => queries.filter((sql) => sql.includes('from posts'))

  it('asks the database three times: for its entries, for the ads, and for the latest posts', async () => {
    aSecondLater()
    const { html, queries } = await open('/?page=6', { host: 'www.localhost' })
    expect(html.match(/href="\/blog\/posts\//g)).toHaveLength(3)
    // The entries of the last page were not shown before: they are read as well.
    expect(queries.map((sql) => /from (?:posts|ads)/.exec(sql)?.[0] ?? 'entries').toSorted()).toEqual([
      'entries',
      'from ads',
      'from posts',
    ])
  })

  it('reads posts once in half a second, however often it is made', async () => {
    aSecondLater()
    const first = await openHome()
    expect(ofPosts(first.queries)).toHaveLength(1)
    later(499)
    const soon = await Promise.all([openHome(), openHome(), openHome()])
    expect(soon.flatMap(({ queries }) => queries)).toEqual([])
    later(1)
    const together = await Promise.all([openHome(), openHome(), openHome()])
    expect(ofPosts(together.flatMap(({ queries }) => queries))).toHaveLength(1)
    expect(together.every(({ html }) => html.includes('Title of post-1'))).toBe(true)
  })
})

it('a start page of another language reads no posts', async () => {
  aSecondLater()
  for (const host of ['en.localhost', 'ko.localhost', 'zh.localhost']) {
    const { queries } = await open('/', { host })
    expect(queries.filter((sql) => sql.includes('posts'))).toEqual([])
  }
})

it('the page of a sale reads its entry, its changes and its views, each once', async () => {
  const url = '/ico/offering-7'
  await open(url)
  const { html, queries } = await open(url)
  expect(html).toContain('Offering 7')
  expect(queries).toHaveLength(3)
  expect(new Set(queries).size).toBe(3)
})
