import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { signatureFor } from '../../../tests/support/test-site.ts'

let server: TestServer
let everyProxy: TestServer
let noProxy: TestServer

beforeAll(async () => {
  server = await openTestServer({ siteOrigin: 'http://kawara.example' })
  everyProxy = await openTestServer({ trustProxy: '198.51.100.0/24' })
  noProxy = await openTestServer({ trustProxy: false })
})
afterAll(() => Promise.all([server.close(), everyProxy.close(), noProxy.close()]))
afterEach(() => vi.useRealTimers())

interface Caller {
  readonly from: string
  readonly forwardedFor?: string
  readonly at?: TestServer
  readonly host?: string
}

function read({ from, forwardedFor, at = server, host = 'localhost' }: Caller) {
  const headers = { host, ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) }
  return at.app.inject({ url: '/api/note/first', remoteAddress: from, headers })
}

async function useUp(caller: Caller) {
  await read(caller)
  await read(caller)
}

describe('an address that asks too often', () => {
  it('gets an error with the time to retry, in the language of the host', async () => {
    const caller = { from: '203.0.113.1', host: 'en.kawara.example' }
    await useUp(caller)
    const refused = await read(caller)
    expect(refused).toBeProblem('too_many_requests', 'en')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('is served again once that time has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const caller = { from: '203.0.113.2' }
    await useUp(caller)
    const wait = Number((await read(caller)).headers['retry-after'])
    vi.setSystemTime(Date.now() + wait * 1000 + 1)
    expect((await read(caller)).statusCode).toBe(200)
  })

  it('does not affect another address', async () => {
    await useUp({ from: '203.0.113.3' })
    expect((await read({ from: '203.0.113.3' })).statusCode).toBe(429)
    expect((await read({ from: '203.0.113.4' })).statusCode).toBe(200)
  })

  it('may still use the other operations', async () => {
    const from = '203.0.113.5'
    await useUp({ from })
    expect((await read({ from })).statusCode).toBe(429)
    const search = { method: 'POST', url: '/api/notes/search', payload: { q: 'a' } } as const
    expect((await server.app.inject({ ...search, remoteAddress: from })).statusCode).toBe(200)
  })

  it('cannot avoid the limit by other parameters or another query', async () => {
    const from = '203.0.113.6'
    await useUp({ from })
    const other = await server.app.inject({ url: '/api/note/second?page=3', remoteAddress: from })
    expect(other.statusCode).toBe(429)
  })

  it('is limited in its writes with valid and invalid signatures', async () => {
    const drop = { method: 'DELETE', url: '/api/note/first', remoteAddress: '203.0.113.7' } as const
    const statuses = []
    for (const signature of ['', signatureFor({ path: drop.url }), signatureFor({ path: drop.url })]) {
      statuses.push((await server.app.inject({ ...drop, headers: { 'x-signature': signature } })).statusCode)
    }
    expect(statuses).toEqual([401, 200, 429])
  })

  it('is limited for paths that do not exist', async () => {
    const look = { url: '/api/nothing', remoteAddress: '203.0.113.8' }
    for (let count = 0; count < 120; count++) expect((await server.app.inject(look)).statusCode).toBe(404)
    expect(await server.app.inject(look)).toBeProblem('too_many_requests')
  })
})

describe('the address of a caller', () => {
  it('is the forwarded one when a trusted proxy says so', async () => {
    const visitor = { from: '198.51.100.7', at: everyProxy }
    await useUp({ ...visitor, forwardedFor: '203.0.113.20' })
    expect((await read({ ...visitor, forwardedFor: '203.0.113.20' })).statusCode).toBe(429)
    expect((await read({ ...visitor, forwardedFor: '203.0.113.21' })).statusCode).toBe(200)
  })

  it('is the last one before the trusted proxies, so a visitor cannot forge it', async () => {
    const visitor = { from: '198.51.100.7', at: everyProxy }
    await useUp({ ...visitor, forwardedFor: '192.0.2.1, 203.0.113.22' })
    expect((await read({ ...visitor, forwardedFor: '192.0.2.2, 203.0.113.22' })).statusCode).toBe(429)
  })

  it.each([
    ['a stranger', { from: '203.0.113.23', at: undefined }],
    ['a proxy on this machine, where none is trusted', { from: '127.0.0.1', at: 'none' }],
  ])('is its own when the forwarded one comes from %s', async (_, { from, at }) => {
    const visitor = { from, at: at === undefined ? everyProxy : noProxy }
    await useUp({ ...visitor, forwardedFor: '203.0.113.30' })
    expect((await read({ ...visitor, forwardedFor: '203.0.113.31' })).statusCode).toBe(429)
  })

  it('is by default taken from a proxy on this machine', async () => {
    await useUp({ from: '127.0.0.1', forwardedFor: '203.0.113.40' })
    expect((await read({ from: '127.0.0.1', forwardedFor: '203.0.113.40' })).statusCode).toBe(429)
    expect((await read({ from: '127.0.0.1', forwardedFor: '203.0.113.41' })).statusCode).toBe(200)
  })

  it.each([
    ['one of a network of IPv6 addresses', '2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['an IPv4 address written as IPv6', '203.0.113.50', '::ffff:203.0.113.50', '::ffff:203.0.113.51'],
    ['the same in hexadecimal', '203.0.113.52', '::ffff:cb00:7134', '::ffff:cb00:7135'],
  ])('counts as one with %s', async (_, first, same, other) => {
    await useUp({ from: first })
    expect((await read({ from: same })).statusCode).toBe(429)
    expect((await read({ from: other })).statusCode).toBe(200)
  })

  it('is counted by network for other paths than operations, too', async () => {
    const look = (remoteAddress: string) => server.app.inject({ url: '/api/nothing', remoteAddress })
    for (let count = 0; count < 120; count++) await look(`2001:db8:5:6::${count.toString(16)}`)
    expect(await look('2001:db8:5:6:7::1')).toBeProblem('too_many_requests')
  })
})
