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
    longestMilliseconds: 10_000,
    lastResortMilliseconds: 60_000,
    retryMilliseconds: 500,
    now: () => clock,
  })
  fastPath = createFastPath({ cache })
  await cache.render('home', () => renderingOf('home', ['offerings']))
})

function asking(url: string, { method = 'GET', host = 'en.localhost', userAgent = 'a browser' } = {}) {
  const request = new IncomingMessage(new Socket())
  return Object.assign(request, { url, method, rawHeaders: ['Host', host, 'User-Agent', userAgent] })
}
const hits = () => fastPath.answered().reduce((sum, { count }) => sum + count, 0)
const isAnswered = (request: IncomingMessage) => fastPath.answer(request, new ServerResponse(request))

test('a request is known once the framework has answered one in the same words', () => {
  expect(isAnswered(asking('/'))).toBe(false)
  fastPath.remember(asking('/'), 'home')
  expect(isAnswered(asking('/'))).toBe(true)
  expect(isAnswered(asking('/', { method: 'HEAD' }))).toBe(true)
  expect(hits()).toBe(2)
})

test.each([
  ['another address', asking('/?page=2')],
  ['another host, which is another language', asking('/', { host: 'ko.localhost' })],
  ['a write', asking('/', { method: 'POST' })],
  ['the companion app', asking('/', { userAgent: 'Mozilla/5.0 CoinView/57' })],
])('%s goes the long way', (_, request) => {
  fastPath.remember(asking('/'), 'home')
  expect(isAnswered(request)).toBe(false)
  expect(hits()).toBe(0)
})

test('what the companion app was shown is not what others get', () => {
  fastPath.remember(asking('/', { userAgent: 'CoinView/57' }), 'home')
  expect(isAnswered(asking('/'))).toBe(false)
})

test('headers are known in any case, and one that comes twice goes the long way', () => {
  fastPath.remember(asking('/'), 'home')
  const written = (...rawHeaders: string[]) => Object.assign(asking('/'), { rawHeaders })
  expect(isAnswered(written('HOST', 'en.localhost'))).toBe(true)
  expect(isAnswered(written('host', 'en.localhost', 'USER-AGENT', 'CoinView/57'))).toBe(false)
  expect(isAnswered(written('host', 'en.localhost', 'Host', 'ko.localhost'))).toBe(false)
  expect(
    isAnswered(written('accept-encoding', 'br', 'host', 'en.localhost', 'Accept-Encoding', 'gzip')),
  ).toBe(false)
})

test('a page that is stale or dropped goes the long way', () => {
  fastPath.remember(asking('/'), 'home')
  clock = 1_000
  expect(isAnswered(asking('/'))).toBe(false)
  clock = 0
  expect(isAnswered(asking('/'))).toBe(true)
  cache.drop(['offerings'])
  expect(isAnswered(asking('/'))).toBe(false)
})

test('however many ways of asking there are, so many are remembered and no more', () => {
  for (let number = 0; number < maxAliases; number++) {
    fastPath.remember(asking(`/?utm_id=${number}`), 'home')
  }
  expect(isAnswered(asking('/?utm_id=0'))).toBe(true)
  fastPath.remember(asking('/?utm_id=last'), 'home')
  expect(isAnswered(asking('/?utm_id=last'))).toBe(true)
  expect(isAnswered(asking('/?utm_id=0'))).toBe(false)
})

test('an address of many thousand characters is not remembered', () => {
  const long = asking(`/?utm_id=${'a'.repeat(10_000)}`)
  fastPath.remember(long, 'home')
  expect(isAnswered(long)).toBe(false)
})
