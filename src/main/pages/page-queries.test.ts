import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postRow, seedPosts } from '../../../tests/support/blog-site.ts'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { askJson, eventually, seedAds, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Database } from '../../api/database/database.ts'
import { migrate } from '../../api/database/migrate.ts'
import { hour } from '../../domain/kernel/time/durations.ts'

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
/** Counts only the queries of pages, not those of jobs and change feeds. */
const requested = new AsyncLocalStorage<string[]>()

beforeAll(async () => {
  const real = await openTestDatabase()
  await migrate({ database: real })
  await seedOfferings({ rows, now: new Date() }, real)
  await seedAds(ads, real)
  await seedPosts(
    {
      rows: Array.from({ length: 24 }, (_, n) => postRow(`post-${n + 10}`, { tags: ['defi'] })),
      now: new Date(),
    },
    real,
  )
  const database: Database = {
    ...real,
    async query(sql, values) {
      requested.getStore()?.push(sql)
      return real.query(sql, values)
    },
    async transaction(work) {
      requested.getStore()?.push('a transaction')
      return real.transaction(work)
    },
  }
  const now = () => new Date(time)
  site = await openBuiltSite({ DEMO: '0' }, { now, database, cachesPages: false })
  // The catalogue is loaded once at the start. A search without results waits for it and reads no entries, so the queries counted
  // later are those of pages.
  await askJson(site, '/api/search?q=nothing-is-called-so')
})
afterAll(() => site.close())

async function open(
  url: string,
  { host = 'en.localhost' } = {},
): Promise<{ html: string; queries: string[] }> {
  const queries: string[] = []
  const { statusCode, body } = await requested.run(
    queries,
    async () => await site.app.inject({ url, headers: { host } }),
  )
  expect(statusCode).toBe(200)
  return { html: body, queries }
}

describe.each(['/', '/?page=2', '/search?q=offering', '/search?sort=raisedDesc&ongoing=1'])(
  'the list at %s, rendered,',
  (url) => {
    it('sends at most three queries, and none if its entries were shown before', async () => {
      const first = await open(url)
      expect(first.html.match(/href="\/ico\/offering-/g)?.length).toBeGreaterThan(5)
      expect(first.queries.length, first.queries.join('\n---\n')).toBeLessThanOrEqual(3)
      later(hour)
      // While other tests write to the same server, the change feed can report the first rows a second time, which drops the page
      // once more; so the request is repeated until it needs no query.
      const again = await eventually(
        () => open(url),
        ({ queries }) => queries.length === 0,
      )
      expect(again.html.match(/href="\/ico\/offering-/g)?.length).toBeGreaterThan(5)
    })
  },
)

it('the list of the home page reads its entries in one query, however many they are', async () => {
  const { queries } = await open('/?page=3')
  expect(queries.filter((sql) => !sql.includes('from ads'))).toHaveLength(1)
})

it.each([
  ['the Japanese start page', '/?page=6', ['entries', 'from events', 'from posts']],
  ['the blog', '/blog?page=2', ['from posts']],
  ['a tag of the blog', '/blog/tags/defi?page=2', ['from posts']],
  ['the market', '/market', []],
  ['the market, by its volume', '/market?sort=volumeDesc&page=2', []],
])('%s reads only what was not shown before, and then nothing', async (_, url, wanted) => {
  const host = 'www.localhost'
  const first = await open(url, { host })
  const kinds = first.queries.map((sql) => /from (?:posts|ads|events)/.exec(sql)?.[0] ?? 'entries')
  expect(kinds.filter((kind) => kind !== 'from ads').toSorted()).toEqual(wanted)
  later(hour)
  const together = await Promise.all([open(url, { host }), open(url, { host }), open(url, { host })])
  expect(together.flatMap(({ queries }) => queries)).toEqual([])
})

it('the page of the app reads its events and the entries that no list has shown, and then nothing', async () => {
  // No other test opens a page with events on this host. Events are loaded for each time zone, so those of other hosts do not
  // count.
  const host = 'zh.localhost'
  const { queries } = await open('/coinview', { host })
  expect(queries.filter((sql) => sql.includes('from events'))).toHaveLength(1)
  expect(queries.length).toBeLessThanOrEqual(3)
  expect((await open('/coinview', { host })).queries).toEqual([])
})

it('home pages that are requested at the same time read the posts once', async () => {
  await seedPosts({ rows: [postRow('post-5', { title: 'The fifth' })], now: new Date() }, site.database)
  const openHome = () => open('/', { host: 'www.localhost' })
  const seen: string[] = []
  await eventually(
    async () => {
      const homes = await Promise.all([openHome(), openHome(), openHome()])
      seen.push(...homes.flatMap(({ queries }) => queries))
      return homes
    },
    (homes) => homes.every(({ html }) => html.includes('The fifth')),
  )
  expect(seen).toEqual([expect.stringContaining('from posts')])
})

it('an ad is shown from its start to its end, although ads are not read again in between', async () => {
  const shows = async () => {
    const { html, queries } = await open('/')
    expect(queries).toEqual([])
    return html.includes('Passing Acme')
  }
  const from = time + hour
  const ad = {
    ad_id: 'passing',
    payer: 'Passing Acme',
    place: -1,
    card: { name: 'Passing', url: 'https://acme.example/' },
  }
  const times = {
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(from + hour).toISOString(),
  }
  await seedAds([{ ...ad, ...times }], site.database)
  await eventually(
    () => open('/'),
    ({ queries }) => queries.length > 0,
  )
  expect(await shows()).toBe(false)
  later(hour)
  expect(await shows()).toBe(true)
  later(hour)
  expect(await shows()).toBe(false)
})

it('a home page in another language reads no posts', async () => {
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
