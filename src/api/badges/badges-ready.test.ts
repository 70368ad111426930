import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wordsOn } from '../../../tests/support/badge-faults.ts'
import { httpGet } from '../../../tests/support/http-get.ts'
import { openOfferingsSite, seedOfferings } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'

let clock = Date.parse('2026-04-16T08:20:00Z')
const now = () => new Date(clock)
const acme = (status: number) => [{ item_id: 'acme', name: 'Acme', status, ico_end: '2026-04-28' }]

let site: TestSite
let origin: string

beforeAll(async () => {
  site = await openOfferingsSite({ rows: acme(1), now })
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

const get = (path: string, headers = {}) =>
  httpGet(`${origin}/embed/badge/${path}`, { headers: { host: 'en.localhost', ...headers } })
/** True for a response from the cache: one that passed through the framework has a request id. */
const isReady = ({ headers }: Awaited<ReturnType<typeof get>>) => headers['x-request-id'] === undefined

it('a cached badge is sent before the framework sees the request, with the same headers', async () => {
  const drawn = await get('acme.svg?kind=status')
  expect(isReady(drawn)).toBe(false)
  // The change feed may report the row that was just written once more; then the cached badge is dropped and drawn again.
  const ready = await until(async () => {
    const next = await get('acme.svg?kind=status')
    expect(isReady(next)).toBe(true)
    return next
  })
  expect(ready.body).toEqual(drawn.body)
  for (const name of [
    'etag',
    'cache-control',
    'content-type',
    'content-security-policy',
    'cross-origin-resource-policy',
    'x-content-type-options',
    'vary',
  ])
    expect([name, ready.headers[name]]).toEqual([name, drawn.headers[name]])
})

it('a cached badge is sent compressed, and not at all to a client that has it', async () => {
  const { headers, body } = await get('acme.svg?kind=status', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  expect(wordsOn(brotliDecompressSync(body).toString())).toBe('Ongoing')
  const again = await get('acme.svg?kind=status', { 'if-none-match': String(headers.etag) })
  expect([again.status, again.body.length, isReady(again)]).toEqual([304, 0, true])
})

it('a cached badge is sent in the language of its host', async () => {
  const japanese = { host: 'www.localhost' }
  await get('acme.svg?kind=status', japanese)
  const ready = await get('acme.svg?kind=status', japanese)
  expect([isReady(ready), wordsOn(ready.body.toString())]).toEqual([true, '進行中'])
})

it('a badge is drawn again after its entry changes and after half a minute', async () => {
  await seedOfferings({ rows: acme(2), now: now() }, site.database)
  await until(async () => {
    expect(wordsOn((await get('acme.svg?kind=status')).body.toString())).toBe('Succeeded')
  })
  expect(isReady(await get('acme.svg?kind=status'))).toBe(true)
  clock += 30_000
  expect(isReady(await get('acme.svg?kind=status'))).toBe(false)
  expect(isReady(await get('acme.svg?kind=status'))).toBe(true)
})

it('a grey badge is never cached, because its offering may be listed at any time', async () => {
  await get('later.svg')
  expect(isReady(await get('later.svg'))).toBe(false)
  await seedOfferings({ rows: [{ item_id: 'later', name: 'Later' }], now: now() }, site.database)
  await until(async () => {
    expect(wordsOn((await get('later.svg')).body.toString())).toBe('Listed on Kawara')
  })
})

it('cached badges are counted with the cached pages', async () => {
  const metrics = await httpGet(`${origin}/metrics`)
  expect(metrics.body.toString()).toMatch(
    /http_requests_total\{method="GET",status="200",cached="yes"\} [1-9]/,
  )
})

it('during a database outage the last drawn badge is sent, or a grey one', async () => {
  await get('acme.svg?kind=left')
  await site.database.close()
  clock += 61_000
  const last = await get('acme.svg?kind=left')
  expect([last.status, wordsOn(last.body.toString())]).toEqual([200, 'Ended'])
  const never = await get('nobody.svg')
  expect([never.status, wordsOn(never.body.toString())]).toEqual([200, 'Unavailable right now'])
})
