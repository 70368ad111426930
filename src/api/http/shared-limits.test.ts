import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf, expectProblem } from '../../../tests/support/expect-problem.ts'
import { openFakeRedis } from '../../../tests/support/fake-redis.ts'
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

const openInstance = (redisUrl: string) => openTestSite({ database, environment: { REDIS_URL: redisUrl } })

async function report({ app }: TestSite, signature = signatureFor({ path }), remoteAddress = '127.0.0.1') {
  const headers = { 'x-signature': signature }
  return answerOf(
    await app.inject({ method: 'POST', url: path, remoteAddress, headers, payload: { message: 'broken' } }),
  )
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
    one = await openInstance(redis.url)
    other = await openInstance(redis.url)
  })
  afterAll(() => redis.close())

  it('take a signature once between them', async () => {
    const signature = signatureFor({ path })
    expect(await report(one, signature)).toMatchObject({ status: 200 })
    expectProblem(await report(other, signature), 'signature_invalid')
    expectProblem(await report(one, signature), 'signature_invalid')
  })

  it('count the requests of an address together', async () => {
    const from = (remoteAddress: string) => (site: TestSite) => report(site, undefined, remoteAddress)
    const visitor = from('203.0.113.1')
    const twenty = Array.from({ length: 20 }, (__, index) => visitor(index % 2 === 0 ? one : other))
    expect((await Promise.all(twenty)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expectProblem(await visitor(one), 'too_many_requests')
    expectProblem(await visitor(other), 'too_many_requests')
    expect(await from('203.0.113.2')(other)).toMatchObject({ status: 200 })
  })

  it('go on when it dies, and each still refuses what it has seen', async () => {
    const signature = signatureFor({ path })
    expect(await report(one, signature)).toMatchObject({ status: 200 })
    await redis.close()
    expectProblem(await report(one, signature), 'signature_invalid')
    expect(await report(one)).toMatchObject({ status: 200 })
    expect(one.log.some(({ level, msg }) => level === 40 && msg.includes('redis'))).toBe(true)
    await Promise.all([one.app.close(), other.app.close()])
  })
})

describe('an instance whose Redis', () => {
  it('was never there starts, and takes writes', async () => {
    const site = await openInstance(`redis://127.0.0.1:${await freePort()}`)
    const signature = signatureFor({ path })
    expect(await report(site, signature)).toMatchObject({ status: 200 })
    expectProblem(await report(site, signature), 'signature_invalid')
    await site.app.close()
  })

  it('takes the call and never answers starts, and takes writes', async () => {
    const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const site = await openInstance(`redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    const signature = signatureFor({ path })
    expect(await report(site, signature)).toMatchObject({ status: 200 })
    expectProblem(await report(site, signature), 'signature_invalid')
    await site.app.close()
    silent.close()
  })
})
