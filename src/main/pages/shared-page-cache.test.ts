import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderingOf } from '../../../tests/support/renderings.ts'
import { testLogger } from '../../../tests/support/test-log.ts'
import { openTestRedis, type TestRedis } from '../../../tests/support/test-redis.ts'
import { openSharedPageCache } from './shared-page-cache.ts'

let server: TestRedis
let redis: Redis

beforeAll(async () => {
  server = await openTestRedis()
  redis = new Redis(server.url)
})
afterAll(async () => {
  redis.disconnect()
  await server.close()
})

it('an instance whose change feed is old keeps its pages to itself, and shares again once it has caught up', async () => {
  let isFresh = false
  const { logger } = testLogger()
  const pages = openSharedPageCache({ redis, logger, now: () => new Date(), isFresh: () => isFresh })
  const shared = () => redis.keys('*page:*')
  await pages.serve('old', () => renderingOf('as it was'))
  expect(await shared()).toEqual([])
  isFresh = true
  await pages.serve('new', () => renderingOf('as it is'))
  expect(await shared()).toHaveLength(1)
  pages.close()
})
