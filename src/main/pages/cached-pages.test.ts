import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpGet, type HttpAnswer } from '../../../tests/support/http-get.ts'
import { html, openStandInSite } from '../../../tests/support/stand-in-pages.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'

const host = 'ko.kawara.example'
const halfMinute = 30_000

let site: TestSite
let origin: string
let clock: number
let rendered: string[]
let origins: string[]
let modes: boolean[]
let answer: (path: string) => Promise<Response>
let paths = 0

beforeAll(async () => {
  clock = Date.now()
  site = await openStandInSite(
    async ({ request, page }) => {
      const { pathname, search, origin: requested } = new URL(request.url)
      rendered.push(pathname + search)
      origins.push(requested)
      modes.push(page.inApp)
      return answer(pathname)
    },
    { now: () => new Date(clock) },
  )
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())
beforeEach(() => {
  rendered = []
  origins = []
  modes = []
  answer = async (path) => html(pageOf(path))
  site.log.length = 0
})

const pageOf = (path: string) => `<p>瓦版 ${path}</p>`.repeat(100)
const newPath = () => `/page/number-${paths++}`
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  httpGet(origin + path, { method, headers: { host, ...headers } })
/** The framework logs every request that it answers, so a request without a log line did not reach it. */
async function seenByFramework(path: string): Promise<number> {
  const last = newPath()
  await get(last)
  await until(() => expect(site.log).toContainEqual(expect.objectContaining({ path: last })))
  return site.log.filter((line) => line['path'] === path).length
}
function contentHeaders({ headers }: HttpAnswer) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(date|x-request-id|x-ratelimit-.*)$/.test(name)),
  )
}

describe('a cached page', () => {
  it('is sent before the request reaches the framework, with the same status, headers and body', async () => {
    const path = newPath()
    const first = await get(path)
    const second = await get(path)
    expect(first).toMatchObject({ status: 200, body: Buffer.from(pageOf(path)) })
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(contentHeaders(second)).toEqual(contentHeaders(first))
    expect(second.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(second.headers['content-security-policy']).toContain("script-src 'self'")
    expect(await seenByFramework(path)).toBe(1)
    expect(rendered.filter((requested) => requested === path)).toHaveLength(1)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8, br;q=0.9', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br; q=0, gzip; q=0.5', 'gzip'],
    ['br;q=0.000,gzip;q=1', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])(
    'for a browser that accepts "%s" is encoded as %s, the first time and the next',
    async (accepted, encoding) => {
      const path = newPath()
      for (const _ of ['the long way', 'the short way']) {
        const { headers, body } = await get(path, { 'accept-encoding': accepted })
        expect(headers['content-encoding']).toBe(encoding)
        expect(headers['content-length']).toBe(String(body.length))
        expect(headers['vary']).toContain('accept-encoding')
        expect(unpack(body, encoding)).toBe(pageOf(path))
      }
      expect(await seenByFramework(path)).toBe(1)
    },
  )

  it('has for HEAD the same headers and no body', async () => {
    const path = newPath()
    const full = await get(path)
    const head = await get(path, {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, headers: contentHeaders(full) })
    expect(head.body).toHaveLength(0)
    expect(await seenByFramework(path)).toBe(1)
  })

  it('is a 304 for a browser that has it', async () => {
    const path = newPath()
    const { etag = '' } = (await get(path)).headers
    const unchanged = await get(path, { 'if-none-match': etag, 'accept-encoding': 'br' })
    expect(unchanged).toMatchObject({ status: 304, headers: { etag } })
    expect(unchanged.headers['content-length']).toBeUndefined()
    expect(unchanged.body).toHaveLength(0)
    expect(await get(path, { 'if-none-match': '"another"' })).toMatchObject({ status: 200 })
    expect(await seenByFramework(path)).toBe(1)
  })

  it('is cached once for all spellings of its address, after each spelling was requested once', async () => {
    const writings = [
      '/search?page=2&q=once',
      '/search?q=once&page=2',
      '/search?q=twice&q=once&page=2&industry=',
      '/search?page=2&q=%6fnce&utm_source=mail',
      '/search?page=2&q=once&theme=neon&zz=1',
    ]
    for (const writing of [...writings, ...writings]) await get(writing)
    expect(await seenByFramework('/search')).toBe(writings.length)
    expect(rendered.filter((requested) => requested.startsWith('/search'))).toEqual(['/search?q=once&page=2'])
  })

  it('is not evicted by addresses with parameters that no page reads, which get the same page', async () => {
    const path = newPath()
    const { body } = await get(path)
    for (let number = 0; number < 100; number++) {
      expect((await get(`${path}?zz=${number}&sort=${number}`)).body).toEqual(body)
    }
    expect(rendered).toEqual([path])
  })

  it('has one spelling of its path, and other spellings redirect there with their query', async () => {
    for (const path of ['/MARKET', '/market/', '/%6Darket', '/Market//']) {
      for (const requested of [host, `${host}:8443`, host.toUpperCase()]) {
        const moved = await get(`${path}?page=2&from=mail`, { host: requested })
        expect(moved).toMatchObject({ status: 301, headers: { location: '/market?page=2&from=mail' } })
      }
    }
    expect(rendered).toEqual([])
  })

  it('is rendered for the configured origin, whatever host the request names', async () => {
    const path = newPath()
    await get(path, { host: 'KO.kawara.example:8443', 'x-forwarded-host': 'evil.example' })
    expect(origins).toEqual(['http://ko.kawara.example'])
  })

  it('gets the whole text of a search', async () => {
    await get('/search?q=bit?coin')
    await get('/search?q=bit?coin?&page=2')
    expect(rendered).toEqual(['/search?q=bit%3Fcoin', '/search?q=bit%3Fcoin%3F&page=2'])
  })

  it('differs by language, and in the companion app, but not by version of the app', async () => {
    const path = newPath()
    await get(path)
    await get(path, { host: 'en.kawara.example' })
    await get(path, { 'user-agent': 'CoinView/57' })
    for (let version = 58; version < 90; version++) {
      await get(path, { 'user-agent': `Mozilla/5.0 CoinView/${version}` })
    }
    await get(path)
    expect(rendered.filter((requested) => requested === path)).toHaveLength(3)
    expect(modes).toEqual([false, false, true])
  })

  it('is still sent when stale, while it is rendered again once', async () => {
    const path = newPath()
    await get(path)
    clock += halfMinute
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
    answer = async () => {
      await gate
      return html('<p>New</p>')
    }
    const stale = await Promise.all(Array.from({ length: 10 }, () => get(path)))
    expect(new Set(stale.map(({ body }) => body.toString()))).toEqual(new Set([pageOf(path)]))
    open(undefined)
    await until(async () => expect((await get(path)).body.toString()).toBe('<p>New</p>'))
    expect(rendered.filter((requested) => requested === path)).toHaveLength(2)
  })
})

it('metrics count cached pages separately from answers of the framework', async () => {
  const counted = async (labels: string) => {
    const { body } = await site.app.inject({ url: '/metrics' })
    const [, count] = new RegExp(`^http_requests_total\\{${labels}\\} (\\d+)$`, 'm').exec(body) ?? []
    return Number(count ?? 0)
  }
  const path = newPath()
  const { etag = '' } = (await get(path)).headers
  const cached = (method: string, status: number) =>
    counted(`method="${method}",status="${status}",cached="yes"`)
  const before = [await cached('GET', 200), await cached('GET', 304), await cached('HEAD', 200)]
  const long = await counted('method="GET",status="404",cached="no"')
  for (const _ of [1, 2, 3]) await get(path)
  for (const _ of [1, 2]) await get(path, { 'if-none-match': etag })
  await get(path, {}, 'HEAD')
  answer = async () => html('<p>Not here</p>', 404)
  await get(newPath())
  const after = [await cached('GET', 200), await cached('GET', 304), await cached('HEAD', 200)]
  expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([3, 2, 1])
  await until(async () => expect(await counted('method="GET",status="404",cached="no"')).toBe(long + 1))
})

it('a missing page and a broken page are rendered for each request', async () => {
  const missing = newPath()
  answer = async () => html('<p>Not here</p>', 404)
  for (const _ of [1, 2]) expect(await get(missing)).toMatchObject({ status: 404 })
  expect(rendered).toEqual([missing, missing])
  const broken = newPath()
  answer = () => Promise.reject(new Error('broken'))
  for (const _ of [1, 2]) expect(await get(broken)).toMatchObject({ status: 500 })
  answer = async () => html('<p>Mended</p>')
  expect((await get(broken)).body.toString()).toBe('<p>Mended</p>')
})

function unpack(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
