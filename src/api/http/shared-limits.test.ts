import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFakeRedis } from '../../../tests/support/fake-redis.ts'
import { openFaultyProxy } from '../../../tests/support/faulty-proxy.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { openTestRedis } from '../../../tests/support/test-redis.ts'
import { openTestSite, signatureFor, type TestSite } from '../../../tests/support/test-site.ts'
import type { Database } from '../database/database.ts'

const path = '/api/error-report'
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Opens one of several instances that share a database; closing an instance leaves the database open for the others. */
const openInstance = (redisUrl: string, redisPatience?: number) =>
  openTestSite({
    database: { ...database, close: async () => {} },
    environment: { REDIS_URL: redisUrl, DEMO: '0' },
    ...(redisPatience !== undefined && { redisPatience }),
  })

async function report({ app }: TestSite, signature = signatureFor({ path }), remoteAddress = '127.0.0.1') {
  const headers = { 'x-signature': signature }
  return await app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers,
    payload: { message: 'broken' },
  })
}

describe.each([
  ['Redis', openTestRedis],
  ['the stand-in for Redis', openFakeRedis],
])('two instances that share %s', (_, openRedis) => {
  let redis: Awaited<ReturnType<typeof openTestRedis>>
  let one: TestSite
  let other: TestSite

  beforeAll(async () => {
    redis = await openRedis()
    // The timeout for answers of Redis is longer here, because a slow reply on a busy machine must not count as an outage.
    one = await openInstance(redis.url, 60_000)
    other = await openInstance(redis.url, 60_000)
  })
  afterAll(async () => {
    await redis.close()
    await Promise.all([one.close(), other.close()])
  })

  it('accept a signature only once between them', async () => {
    const signature = signatureFor({ path })
    expect(await report(one, signature)).toMatchObject({ statusCode: 200 })
    expect(await report(other, signature)).toBeProblem('signature_invalid')
    expect(await report(one, signature)).toBeProblem('signature_invalid')
  })

  it('count the requests of an address together', async () => {
    const visitor = (site: TestSite) => report(site, undefined, '203.0.113.1')
    const twenty = Array.from({ length: 20 }, (__, index) => visitor(index % 2 === 0 ? one : other))
    expect((await Promise.all(twenty)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await visitor(one)).toBeProblem('too_many_requests')
    expect(await visitor(other)).toBeProblem('too_many_requests')
    expect(await report(other, undefined, '203.0.113.2')).toMatchObject({ statusCode: 200 })
  })

  it('continue when it dies, and each still refuses the signatures it has seen', async () => {
    const signature = signatureFor({ path })
    expect(await report(one, signature)).toMatchObject({ statusCode: 200 })
    await redis.close()
    expect(await report(one, signature)).toBeProblem('signature_invalid')
    expect(await report(one)).toMatchObject({ statusCode: 200 })
    expect(one.log.filter(({ level, msg }) => level === 40 && msg.includes('redis'))).toHaveLength(1)
  })

  it('count for themselves while it is away', async () => {
    const visitor = () => report(one, undefined, '203.0.113.3')
    for (let requests = 0; requests < 20; requests++)
      expect(await visitor()).toMatchObject({ statusCode: 200 })
    expect(await visitor()).toBeProblem('too_many_requests')
    expect(await report(other, undefined, '203.0.113.3')).toMatchObject({ statusCode: 200 })
  })
})

describe('an instance whose Redis', () => {
  it('is not reachable starts and accepts writes', async () => {
    const site = await openInstance(`redis://127.0.0.1:${await freePort()}`)
    const signature = signatureFor({ path })
    expect(await report(site, signature)).toMatchObject({ statusCode: 200 })
    expect(await report(site, signature)).toBeProblem('signature_invalid')
    await site.close()
  })

  it('hangs delays one write a little, and the next ones not at all', async () => {
    const redis = await openTestRedis()
    const link = await openFaultyProxy(redis.url)
    const site = await openInstance(link.url)
    link.freeze()
    const begun = performance.now()
    const signature = signatureFor({ path })
    expect(await report(site, signature, '203.0.113.9')).toMatchObject({ statusCode: 200 })
    expect(await report(site, signature, '203.0.113.9')).toBeProblem('signature_invalid')
    for (let requests = 2; requests < 20; requests++)
      expect(await report(site, undefined, '203.0.113.9')).toMatchObject({ statusCode: 200 })
    expect(await report(site, undefined, '203.0.113.9')).toBeProblem('too_many_requests')
    expect(performance.now() - begun).toBeLessThan(15_000)
    expect(site.log.filter(({ level, msg }) => level === 40 && msg.includes('redis'))).toHaveLength(1)
    await site.close()
    await link.close()
    await redis.close()
  })

  it('accepts connections but never replies starts and accepts writes', async () => {
    const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const site = await openInstance(`redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    const signature = signatureFor({ path })
    expect(await report(site, signature)).toMatchObject({ statusCode: 200 })
    expect(await report(site, signature)).toBeProblem('signature_invalid')
    await site.close()
    silent.close()
  })
})
