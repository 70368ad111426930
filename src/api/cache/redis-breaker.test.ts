import { stat } from 'node:fs/promises'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFakeRedis } from '../../../tests/support/fake-redis.ts'
import { openFaultyProxy, type FaultyProxy } from '../../../tests/support/faulty-proxy.ts'
import { testLogger, type LogLine } from '../../../tests/support/test-log.ts'
import { openTestRedis, type TestRedis } from '../../../tests/support/test-redis.ts'
import { until } from '../../../tests/support/until.ts'
import { redisBreaker, type RedisBreaker } from './redis-breaker.ts'

const pause = 200

describe.each([
  ['Redis', openTestRedis],
  ['the stand-in for Redis', openFakeRedis],
])('%s behind a breaker', (_, openRedis) => {
  let server: TestRedis
  let link: FaultyProxy
  let redis: Redis
  let breaker: RedisBreaker
  let log: LogLine[]

  beforeAll(async () => {
    server = await openRedis()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    link = await openFaultyProxy(server.url)
    redis = new Redis(link.url, {
      enableOfflineQueue: false,
      lazyConnect: true,
      socketTimeout: 1_000,
      retryStrategy: () => 20,
    })
    const logged = testLogger()
    log = logged.log
    breaker = redisBreaker({ redis, logger: logged.logger, pause })
    await redis.connect()
    await redis.set('known', 'by redis')
  })
  afterEach(async () => {
    redis.disconnect()
    await link.close()
  })

  const ask = () =>
    breaker.ask(
      (shared) => shared.mget('known').then(([found]) => found),
      () => 'without it',
    )
  const warnings = () => log.filter(({ level }) => level === 40)
  const isBack = () => until(async () => expect(await ask()).toBe('by redis'))

  test('answers without logging', async () => {
    expect(await Promise.all([ask(), ask()])).toEqual(['by redis', 'by redis'])
    expect(log).toEqual([])
  })

  test('that hangs is asked once, and then not for a while', async () => {
    let requested = 0
    const count = () =>
      breaker.ask(
        (shared) => {
          requested++
          return shared.mget('known')
        },
        () => [],
      )
    link.freeze()
    const begun = performance.now()
    for (let requests = 0; requests < 20; requests++) await count()
    const pauses = Math.ceil((performance.now() - begun) / pause)
    expect(requested).toBeLessThanOrEqual(1 + pauses)
    expect(requested).toBeLessThan(10)
    link.thaw()
    await isBack()
    expect(log.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'redis does not answer; this instance uses its own page cache and its own limits until it does'],
      [30, 'redis answers again'],
    ])
  })

  test('that recovers is tried by one request, while the others do without it', async () => {
    link.freeze()
    await ask()
    let requested = 0
    const trial = () =>
      breaker.ask(
        (shared) => {
          requested++
          return shared.mget('known')
        },
        () => [],
      )
    await until(async () => {
      await Promise.all([trial(), trial(), trial()])
      expect(requested).toBe(1)
    })
  })

  test('that is unavailable causes one warning, and is used again as soon as it recovers', async () => {
    await link.refuse()
    expect(await ask()).toBe('without it')
    let attempts = 0
    redis.on('reconnecting', () => attempts++)
    await until(() => expect(attempts).toBeGreaterThan(10))
    expect(await ask()).toBe('without it')
    expect(warnings()).toHaveLength(1)
    await link.accept()
    await isBack()
    await link.refuse()
    expect(await ask()).toBe('without it')
    expect(warnings()).toHaveLength(2)
  })

  test('counts as in time if this process was too busy to read the answer', async () => {
    // The answer of this file read behaves like data on a socket: it arrives while the process is blocked, and Node processes it
    // after the timers.
    const answer = breaker.ask(
      async () => (await stat(import.meta.filename)).isFile(),
      () => false,
    )
    const busyUntil = performance.now() + 200
    while (performance.now() < busyUntil);
    expect(await answer).toBe(true)
    expect(log).toEqual([])
  })
})
