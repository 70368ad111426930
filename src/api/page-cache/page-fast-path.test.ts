import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { renderingOf } from '../../../tests/support/renderings.ts'
import { createPageCache, type PageCache } from './memory-pages.ts'
import { createFastPath, type FastPath } from './page-fast-path.ts'

const maxAliases = 20_000

let clock: number
let cache: PageCache
let fastPath: FastPath

beforeEach(async () => {
  clock = 0
  cache = createPageCache({
    maxBytes: 1_000_000,
    freshMilliseconds: 1_000,
    maxStaleMilliseconds: 10_000,
    lastResortMilliseconds: 60_000,
    retryMilliseconds: 500,
    now: () => clock,
  })
  fastPath = createFastPath({ cache })
  await cache.render('home', () => renderingOf('home', ['offerings']))
})

function requestFor(url: string, { method = 'GET', host = 'en.localhost', userAgent = 'a browser' } = {}) {
  const request = new IncomingMessage(new Socket())
  return Object.assign(request, { url, method, rawHeaders: ['Host', host, 'User-Agent', userAgent] })
}
const hits = () => fastPath.answered().reduce((sum, { count }) => sum + count, 0)
const isAnswered = (request: IncomingMessage) => fastPath.answer(request, new ServerResponse(request))

test('a request is recognised after the framework has answered an equal one', () => {
  expect(isAnswered(requestFor('/'))).toBe(false)
  fastPath.remember(requestFor('/'), 'home')
  expect(isAnswered(requestFor('/'))).toBe(true)
  expect(isAnswered(requestFor('/', { method: 'HEAD' }))).toBe(true)
  expect(hits()).toBe(2)
})

test.each([
  ['another address', requestFor('/?page=2')],
  ['another host, which is another language', requestFor('/', { host: 'ko.localhost' })],
  ['a write', requestFor('/', { method: 'POST' })],
  ['the companion app', requestFor('/', { userAgent: 'Mozilla/5.0 CoinView/57' })],
])('%s goes through the framework', (_, request) => {
  fastPath.remember(requestFor('/'), 'home')
  expect(isAnswered(request)).toBe(false)
  expect(hits()).toBe(0)
})

test('browsers do not get the pages of the companion app', () => {
  fastPath.remember(requestFor('/', { userAgent: 'CoinView/57' }), 'home')
  expect(isAnswered(requestFor('/'))).toBe(false)
})

test('headers are read in any case, and a repeated one sends the request through the framework', () => {
  fastPath.remember(requestFor('/'), 'home')
  const written = (...rawHeaders: string[]) => Object.assign(requestFor('/'), { rawHeaders })
  expect(isAnswered(written('HOST', 'en.localhost'))).toBe(true)
  expect(isAnswered(written('host', 'en.localhost', 'USER-AGENT', 'CoinView/57'))).toBe(false)
  expect(isAnswered(written('host', 'en.localhost', 'Host', 'ko.localhost'))).toBe(false)
  expect(
    isAnswered(written('accept-encoding', 'br', 'host', 'en.localhost', 'Accept-Encoding', 'gzip')),
  ).toBe(false)
})

test('a request for a stale or dropped page goes through the framework', () => {
  fastPath.remember(requestFor('/'), 'home')
  clock = 1_000
  expect(isAnswered(requestFor('/'))).toBe(false)
  clock = 0
  expect(isAnswered(requestFor('/'))).toBe(true)
  cache.drop(['offerings'])
  expect(isAnswered(requestFor('/'))).toBe(false)
})

test('the number of remembered URLs is limited', () => {
  for (let number = 0; number < maxAliases; number++) {
    fastPath.remember(requestFor(`/?utm_id=${number}`), 'home')
  }
  expect(isAnswered(requestFor('/?utm_id=0'))).toBe(true)
  fastPath.remember(requestFor('/?utm_id=last'), 'home')
  expect(isAnswered(requestFor('/?utm_id=last'))).toBe(true)
  expect(isAnswered(requestFor('/?utm_id=0'))).toBe(false)
})

test('an address of many thousand characters is not remembered', () => {
  const long = requestFor(`/?utm_id=${'a'.repeat(10_000)}`)
  fastPath.remember(long, 'home')
  expect(isAnswered(long)).toBe(false)
})
