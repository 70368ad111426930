import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { httpGet } from '../../../tests/support/http-get.ts'
import { askJson, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { DatabaseUnavailable } from '../../api/database/database-unavailable.ts'
import type { Database } from '../../api/database/database.ts'
import { migrate } from '../../api/database/migrate.ts'
import { languages, subHosts, type Language } from '../../domain/kernel/site/language.ts'
import { minute } from '../../domain/kernel/time/durations.ts'

const began = Date.UTC(2026, 3, 1, 10, 24, 11)
const rows = [
  { name: 'Running', status: 1, ico_end: '2026-04-02T12:00:00Z' },
  { name: 'Coming', status: 0, ico_start: '2026-05-01T00:00:00Z' },
]

let clock = began
let isAway = false
let site: TestSite
let uncached: TestSite
let origin: string

beforeAll(async () => {
  const real = await openTestDatabase()
  await migrate({ database: real })
  await seedOfferings({ rows, now: new Date(began) }, real)
  const orAway = () => {
    if (isAway) throw new DatabaseUnavailable(new Error('Connection terminated unexpectedly'))
  }
  const database: Database = {
    ...real,
    async query(sql, values) {
      orAway()
      return real.query(sql, values)
    },
    async transaction(work) {
      orAway()
      return real.transaction(work)
    },
  }
  const now = () => new Date(clock)
  site = await openBuiltSite({ DEMO: '0' }, { now, database })
  const sameDatabase = { ...database, close: async () => {} }
  uncached = await openBuiltSite({ DEMO: '0' }, { now, database: sameDatabase, cachesPages: false })
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  for (const each of [site, uncached]) await askJson(each, '/api/search?q=nothing-is-called-so')
})
afterAll(async () => {
  await uncached.close()
  await site.close()
})
beforeEach(() => {
  isAway = false
  clock = began
})

const get = (
  path: string,
  { language = 'en', headers = {} }: { language?: Language; headers?: Record<string, string> } = {},
) => httpGet(origin + path, { headers: { host: `${subHosts[language]}.localhost`, ...headers } })
describe('a page that is rendered again', () => {
  // The first rendering in a process waits for the modules of lazy parts, and so names the files of a page in another order.
  beforeAll(async () => {
    for (const path of ['/', '/?page=2', '/search?q=running', '/ico/running']) await etagOf(path)
  })

  const etagOf = async (path: string) => {
    const { headers, statusCode } = await uncached.app.inject({
      url: path,
      headers: { host: 'en.localhost' },
    })
    expect(statusCode).toBe(200)
    return headers.etag
  }

  it.each(['/', '/?page=2', '/search?q=running'])(
    '%s has the same ETag however much later, as long as it says the same',
    async (path) => {
      const first = await etagOf(path)
      for (const later of [3_000, 29_000, 5 * minute]) {
        clock += later
        expect(await etagOf(path)).toBe(first)
      }
    },
  )

  it('with a countdown has the same ETag for a minute, and another one when the countdown changes', async () => {
    const first = await etagOf('/ico/running')
    clock += 2_000
    expect(await etagOf('/ico/running')).toBe(first)
    clock += minute
    expect(await etagOf('/ico/running')).not.toBe(first)
  })

  it('sends no content security policy with a 304, because the script hashes may be those of another rendering', async () => {
    const { headers } = await get('/')
    expect(headers['content-security-policy']).toContain('sha256-')
    for (const tag of [String(headers.etag), String(headers.etag).slice(2)]) {
      const unchanged = await get('/', { headers: { 'if-none-match': `"other", ${tag}` } })
      expect(unchanged).toMatchObject({ status: 304, headers: { etag: headers.etag } })
      expect(unchanged.headers['content-security-policy']).toBeUndefined()
    }
  })
})

describe('while the database is away', () => {
  it('a page that was rendered within the last hour is sent complete and as usual', async () => {
    const whole = await get('/ico/running')
    expect(whole.status).toBe(200)
    isAway = true
    for (const minutes of [1, 15, 40]) {
      clock += minutes * minute
      for (const _ of [1, 2, 3])
        expect(await get('/ico/running')).toMatchObject({ status: 200, body: whole.body })
    }
    isAway = false
    clock += minute
    const renderedAgain = await get('/ico/running')
    expect(renderedAgain.status).toBe(200)
    expect(renderedAgain.body).not.toEqual(whole.body)
    expect(faultsIn(site.log)).toEqual([])
  })

  it.each(languages)(
    'a page that cannot be rendered gets an error page in %s with the time to retry',
    async (language) => {
      isAway = true
      const answer = await get(`/ico/coming?language=${language}`, { language })
      expect(answer).toMatchObject({
        status: 503,
        headers: {
          'retry-after': '5',
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
        },
      })
      const { default: words } = (await import(`../../words/${language}/errors.ts`)) as {
        default: { unavailableTitle: string; unavailableText: string }
      }
      expect(answer.body.toString()).toContain(words.unavailableTitle)
      expect(answer.body.toString()).toContain(words.unavailableText)
      isAway = false
      expect((await get(`/ico/coming`, { language })).status).toBe(200)
      expect(faultsIn(site.log)).toEqual([])
    },
  )
})

it.each(languages)('the page for a refused request is in %s and has no scripts', async (language) => {
  for (const code of [429, 503]) {
    const answer = await get(`/refused/${code}`, { language })
    const html = answer.body.toString()
    expect(answer).toMatchObject({ status: code, headers: { 'cache-control': 'no-store' } })
    expect(html).toContain('<h1')
    expect(html).toContain('href=""')
    expect(html).not.toMatch(/<script[^>]+src=|modulepreload|\bimport\(/)
    // The inline script sets the theme before the first paint.
    expect(html.match(/<script>/g)).toHaveLength(1)
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  }
})

it.each(['/', '/ico/running', '/nothing'])('no timer is left running when %s is rendered', async (path) => {
  const inPage = new AsyncLocalStorage<Set<unknown>>()
  const started = new Set<unknown>()
  const { setTimeout: begin, clearTimeout: end } = globalThis
  const begun = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((...input: Parameters<typeof begin>) => {
      const timer = begin(...input)
      // Timers under a second are not counted: caches use a timer of one millisecond to read the clock less often.
      if (Number(input[1]) >= 1_000) inPage.getStore()?.add(timer)
      return timer
    })
  const ended = vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    started.delete(timer)
    end(timer)
  })
  await inPage.run(
    started,
    async () => await uncached.app.inject({ url: path, headers: { host: 'en.localhost' } }),
  )
  const startedWithPage = begun.mock.calls.length
  begun.mockRestore()
  ended.mockRestore()
  expect(startedWithPage).toBeGreaterThan(0)
  expect(started.size).toBe(0)
})
