import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postRow, seedPosts } from '../../../tests/support/blog-site.ts'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { httpGet } from '../../../tests/support/http-get.ts'
import { eventually, seedAds, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { createMigratedDatabase } from '../../../tests/support/server-database.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Database } from '../../api/database/database.ts'
import { openPostgresDatabase } from '../../api/database/postgres-database.ts'
import { savePage } from '../../api/pages/pages.store.ts'

/**
 * Milliseconds within which a change must be on a page; an idle machine needs a second. A cached page expires much later, so a
 * page that is new within this time was rendered because of the change.
 */
const soon = 20_000
const now = () => new Date()

interface Instance {
  readonly site: TestSite
  readonly origin: string
}

let server: Awaited<ReturnType<typeof createMigratedDatabase>>
let database: Database
let one: Instance
let other: Instance

beforeAll(async () => {
  server = await createMigratedDatabase()
  database = openOwn() ?? (await openTestDatabase())
  one = await openInstance()
  other = await openInstance()
})
afterAll(async () => {
  await one.site.close()
  await other.site.close()
  await database.close()
  await server?.drop()
})

/**
 * On a PostgreSQL server, each instance and the test open connections of their own; without a server they share one embedded
 * database.
 */
const openOwn = () => server && openPostgresDatabase({ url: server.url, onIdleError: () => {} })

async function openInstance(): Promise<Instance> {
  const site = await openBuiltSite(
    { DEMO: '0' },
    { database: openOwn() ?? { ...database, close: async () => {} } },
  )
  return { site, origin: await site.app.listen({ port: 0, host: '127.0.0.1' }) }
}

interface Place {
  readonly instance: Instance
  readonly path: string
  readonly host: string
  readonly within: number
}

async function pageOf({ instance, path, host }: Place): Promise<{ status: number; html: string }> {
  const { status, body } = await httpGet(instance.origin + path, { headers: { host } })
  return { status, html: body.toString() }
}
const save = (row: Readonly<Record<string, unknown>>) => seedOfferings({ rows: [row], now: now() }, database)
const becomes = (place: Place, isIt: (page: { status: number; html: string }) => boolean) =>
  eventually(() => pageOf(place), isIt, place.within)
const everywhere = (paths: readonly string[], within: number, host = 'en.localhost'): Place[] =>
  [one, other].flatMap((instance) => paths.map((path) => ({ instance, path, host, within })))

describe('within seconds, on every instance with a page cache,', () => {
  const lists = ['/', '/search?q=halcyon']
  const own = '/ico/halcyon'

  beforeEach(async () => {
    await save({ name: 'Halcyon', slogan: 'Old words', status: 1, hidden: false })
    for (const place of everywhere([...lists, own], 60_000)) {
      await becomes(place, ({ html }) => html.includes('Old words'))
    }
  })

  it('a changed offering is on the lists and on its own page', async () => {
    await save({ name: 'Halcyon', slogan: 'New words', status: 1 })
    const places = everywhere([...lists, own], soon)
    const shown = await Promise.all(
      places.map((place) => becomes(place, ({ html }) => html.includes('New words'))),
    )
    expect(shown.map(({ status }) => status)).toEqual(places.map(() => 200))
  })

  it('a hidden offering is gone from the lists, and its own page is not there', async () => {
    await save({ name: 'Halcyon', hidden: true })
    await Promise.all([
      ...everywhere(lists, soon).map((place) => becomes(place, ({ html }) => !html.includes('Old words'))),
      ...everywhere([own], soon).map((place) => becomes(place, ({ status }) => status === 404)),
    ])
    expect(faultsIn(one.site.log)).toEqual([])
  })

  it('a new offering is on the lists, and its own page is there', async () => {
    for (const place of everywhere(['/search?q=kestrel', '/ico/kestrel'], soon)) await pageOf(place)
    await save({ name: 'Kestrel', slogan: 'First words', status: 1 })
    const places = everywhere(['/', '/search?q=kestrel', '/ico/kestrel'], soon)
    await Promise.all(places.map((place) => becomes(place, ({ html }) => html.includes('First words'))))
    expect(faultsIn(other.site.log)).toEqual([])
  })
})

describe('within seconds after its change, on every instance with a page cache,', () => {
  const putAd = (name: string) =>
    seedAds(
      [
        {
          ad_id: 'ad',
          payer: 'Acme',
          starts_at: '2020-01-01T00:00:00Z',
          ends_at: '2100-01-01T00:00:00Z',
          card: { name, url: 'https://acme.example/' },
        },
      ],
      database,
    )
  const putPage = (title: string) =>
    savePage(
      {
        page_id: 'notes',
        language: 'ja',
        title,
        description: 'Notes',
        markdown: 'Text',
        updated_at: now(),
      },
      database,
    )
  const putPost = (title: string) => {
    const row = postRow('post', { title, created_at: '2026-04-01', updated_at: '2026-04-02' })
    return seedPosts({ rows: [row], now: now() }, database)
  }

  it.each([
    ['an ad is on the lists', putAd, ['/', '/search'], 'en.localhost'],
    ['a page of ours is as it was written last', putPage, ['/page/notes'], 'www.localhost'],
    [
      'a post is on the Japanese start page, in the blog and on its own page',
      putPost,
      ['/', '/blog', '/blog/posts/2026/04/post'],
      'www.localhost',
    ],
  ] as const)('%s, new and changed', async (_, put, paths, host) => {
    for (const place of everywhere(paths, soon, host)) await pageOf(place)
    for (const words of ['Just written', 'Written anew']) {
      await put(words)
      const places = everywhere(paths, soon, host)
      const shown = await Promise.all(
        places.map((place) => becomes(place, ({ html }) => html.includes(words))),
      )
      expect(shown.map(({ status }) => status)).toEqual(places.map(() => 200))
    }
    expect([...faultsIn(one.site.log), ...faultsIn(other.site.log)]).toEqual([])
  })
})
