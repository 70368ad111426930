import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFaultyProxy, type FaultyProxy } from '../../tests/support/faulty-proxy.ts'
import { ask, eventually, seedOfferings } from '../../tests/support/offerings-site.ts'
import { faultsIn } from '../../tests/support/test-log.ts'
import { openTestPostgres, type TestPostgres } from '../../tests/support/test-postgres.ts'
import { openTestSite, type TestSite } from '../../tests/support/test-site.ts'
import type { Database } from '../api/database/database.ts'
import { siteDeadlines } from '../api/database/deadlines.ts'
import { openPostgresDatabase } from '../api/database/postgres-database.ts'

/** Deadlines shorter than those of the site, so that the test is quicker. */
const deadlines = { ...siteDeadlines, default: { statement: 1_000, lock: 800, idleTransaction: 15_000 } }

let server: TestPostgres
let proxy: FaultyProxy
let site: TestSite
let other: Database

beforeAll(async () => {
  server = await openTestPostgres()
  proxy = await openFaultyProxy(server.url)
  const onIdleError = () => {}
  other = openPostgresDatabase({ url: server.url, onIdleError })
  const database = openPostgresDatabase({ url: proxy.url, onIdleError, deadlines })
  site = await openTestSite({ environment: { DEMO: '0' }, database })
})
afterAll(async () => {
  await site.close()
  await other.close()
  await proxy.close()
  await server.close()
})

const statusOf = async (url: string) => (await ask(site, url)).statusCode
const found = async (q: string) => {
  const answer = await ask(site, `/api/search?q=${q}`)
  return answer.statusCode === 200 ? answer.json<{ pagination: { total: number } }>().pagination.total : -1
}
const lines = (text: string) => site.log.filter(({ msg }) => msg === text)

it.each<[string, () => unknown, () => unknown]>([
  ['falls silent', () => proxy.freeze(), () => proxy.thaw()],
  ['drops its connections and takes no new ones', () => proxy.refuse(), () => proxy.accept()],
])(
  'a database that %s: 503 with Retry-After, not ready, one warning; and all heals by itself',
  async (what, goAway, comeBack) => {
    await eventually(
      () => statusOf('/readyz'),
      (status) => status === 200,
    )
    site.log.length = 0
    await goAway()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(site, '/api/page/terms')))
    for (const answer of answers) {
      expect(answer).toBeProblem('database_away', 'en')
      expect(answer.headers['retry-after']).toBe('5')
    }
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    const name = `Sale while it ${what}`
    await seedOfferings({ rows: [{ name }], now: new Date() }, other)

    await comeBack()
    await eventually(
      () => found(encodeURIComponent(name)),
      (total) => total === 1,
    )
    await eventually(
      () => statusOf('/readyz'),
      (status) => status === 200,
    )
    expect(await statusOf('/api/page/terms')).toBe(404)
    expect(faultsIn(site.log)).toEqual([])
    expect(site.log.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual(
      expect.arrayContaining([
        'the database does not answer; requests get a 503, unless a page of the last hour is cached',
      ]),
    )
    expect(
      lines('the database does not answer; requests get a 503, unless a page of the last hour is cached'),
    ).toHaveLength(1)
    expect(lines('the database answers again')).toHaveLength(1)
    expect(site.log.filter(({ level, msg }) => level === 40 && msg.endsWith('trying again'))).toEqual([])
  },
)

it('the age of each change feed is among the metrics', async () => {
  const { body } = await ask(site, '/metrics')
  for (const feed of ['content', 'offerings', 'market'])
    expect(body).toMatch(new RegExp(`change_feed_age_seconds\\{feed="${feed}"\\} \\d`))
})
