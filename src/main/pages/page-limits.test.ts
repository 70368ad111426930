import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpGet } from '../../../tests/support/http-get.ts'
import { html, openStandInSite } from '../../../tests/support/stand-in-pages.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'

const perMinute = 300
const formsPerMinute = 30
const atOnce = 8
const maxWaiting = 64

let site: TestSite
let origin: string
let clock = Date.now()
let rendered: string[]
let answer: (path: string) => Promise<Response>
let paths = 0
let addresses = 0

beforeAll(async () => {
  site = await openStandInSite(
    async ({ request }) => {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      const [, code] = /^\/refused\/(\d+)$/.exec(pathname) ?? []
      return code === undefined ? answer(pathname) : html('<p>Not now</p>', Number(code))
    },
    { now: () => new Date(clock) },
  )
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())
beforeEach(() => {
  rendered = []
  answer = async (path) => html(`<p>${path}</p>`.repeat(100))
  site.log.length = 0
})

const newPath = () => `/page/limit-${paths++}`
const newAddress = () => `203.0.113.${++addresses}`
const get = (path: string, from: string, headers: Readonly<Record<string, string>> = {}) =>
  httpGet(origin + path, { headers: { host: 'ko.kawara.example', 'x-forwarded-for': from, ...headers } })
const useUp = async (from: (count: number) => string) => {
  for (let count = 0; count < perMinute; count++) {
    expect((await get(newPath(), from(count))).status).toBe(200)
  }
}

describe('a client that requests many pages that are not cached', () => {
  it('is refused after the limit per minute, still gets cached pages, and can come back later', async () => {
    const from = newAddress()
    const kept = newPath()
    await get(kept, newAddress())
    await useUp(() => from)
    rendered = []
    const refused = await get(newPath(), from)
    expect(refused).toMatchObject({ status: 429, headers: { 'cache-control': 'no-store' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(refused.body.toString()).toBe('<p>Not now</p>')
    for (let count = 0; count < 20; count++) await get(newPath(), from)
    expect(rendered).toEqual(['/refused/429'])
    expect(await get(kept, from)).toMatchObject({ status: 200 })
    expect(await get(newPath(), newAddress())).toMatchObject({ status: 200 })
    clock += 60_000
    expect(await get(newPath(), from)).toMatchObject({ status: 200 })
    expect(faultsIn(site.log)).toEqual([])
  })

  it('shares its limit with the other addresses of its IPv6 network', async () => {
    await useUp((count) => `2001:db8:1:2::${count.toString(16)}`)
    expect((await get(newPath(), '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await get(newPath(), '2001:db8:1:3::1')).status).toBe(200)
  })

  it('does not use up its limit with stale pages that are rendered again', async () => {
    const from = newAddress()
    const kept = Array.from({ length: 5 }, newPath)
    for (const path of kept) await get(path, newAddress())
    clock += 30_000
    rendered = []
    for (const path of kept) expect((await get(path, from)).status).toBe(200)
    await until(() => expect(rendered).toEqual(kept))
    await useUp(() => from)
    expect((await get(newPath(), from)).status).toBe(429)
  })
})

it('a client that posts too many forms without scripts gets a page that explains the limit', async () => {
  const sent = async () => {
    const { status, headers } = await fetch(`${origin}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Somebody' }),
      headers: { 'x-forwarded-for': '203.0.113.251', origin },
    })
    return { status, type: headers.get('content-type'), later: Number(headers.get('retry-after')) > 0 }
  }
  const page = 'text/html; charset=utf-8'
  for (let count = 0; count < formsPerMinute; count++) {
    expect(await sent()).toEqual({ status: 200, type: page, later: false })
  }
  expect(await sent()).toEqual({ status: 429, type: page, later: true })
})

it('when too many pages are rendered at once, further renderings are refused, cached pages are sent, and queued renderings finish', async () => {
  const kept = newPath()
  await get(kept, newAddress())
  const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
  rendered = []
  answer = async (path) => {
    await gate
    return html(path)
  }
  const from = newAddress()
  const admitted = Array.from({ length: atOnce + maxWaiting }, () => get(newPath(), from))
  await until(() => expect(rendered).toHaveLength(atOnce))
  const refused = await until(async () => {
    const tried = await get(newPath(), newAddress())
    expect(tried.status).toBe(503)
    return tried
  })
  expect(refused.headers['retry-after']).toBe('5')
  expect(await get(kept, newAddress())).toMatchObject({ status: 200 })
  open(undefined)
  expect(new Set((await Promise.all(admitted)).map(({ status }) => status))).toEqual(new Set([200]))
})

describe('only cached pages are compressed', () => {
  it.each([
    ['a page that is kept', 200, 'br'],
    ['a page that is not there', 404, undefined],
    ['a page that failed', 500, undefined],
  ])('%s', async (_, status, encoding) => {
    answer = async (path) => html(`<p>${path}</p>`.repeat(1_000), status)
    const { headers } = await get(newPath(), newAddress(), { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe(encoding)
  })

  it('and only successful answers can be a 304', async () => {
    const path = newPath()
    answer = async () => html('<p>Not here</p>'.repeat(100), 404)
    const { headers } = await get(path, newAddress())
    const again = await get(path, newAddress(), { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(404)
  })
})
