import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFakeRedis } from '../../../tests/support/fake-redis.ts'
import { openFaultyProxy, type FaultyProxy } from '../../../tests/support/faulty-proxy.ts'
import { renderingOf, textOf } from '../../../tests/support/renderings.ts'
import { testLogger } from '../../../tests/support/test-log.ts'
import { openTestRedis } from '../../../tests/support/test-redis.ts'
import { until } from '../../../tests/support/until.ts'
import { redisBreaker } from '../cache/redis-breaker.ts'
import { openPageCache } from './page-cache.ts'
import type { PageTag } from './page-tag.ts'
import { shareThroughRedis } from './shared-pages.ts'

const away = {
  level: 40,
  msg: 'redis does not answer; this instance uses its own page cache and its own limits until it does',
}
const defaults = {
  site: 'http://kawara.example',
  build: 'one',
  sealKey: 'a key of the site',
  isFresh: () => true,
}
const homeName = 'page:http://kawara.example one home'

async function openInstance(url: string, input: Partial<typeof defaults> = {}, deadline = 60_000) {
  const { logger, log } = testLogger()
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
    connectTimeout: 1_000,
    socketTimeout: 60_000,
    retryStrategy: () => 20,
  })
  const breaker = redisBreaker({ redis, logger, pause: 200, deadline })
  await redis.connect().catch(() => {})
  const pages = openPageCache({ logger, now: () => 0 })
  const heard: string[] = []
  const shared = shareThroughRedis({
    ...defaults,
    ...input,
    redis: breaker,
    onDropped(tags) {
      heard.push(...tags)
      pages.drop(tags)
    },
  })
  pages.share(shared)
  const rendered: string[] = []
  return {
    pages,
    redis,
    log,
    heard,
    rendered,
    async serve(key: string, text: string, tags: readonly PageTag[] = ['offerings']) {
      const page = await pages.serve(key, () => {
        rendered.push(text)
        return renderingOf(text, tags)
      })
      return textOf(page)
    },
    close() {
      shared.close()
      redis.disconnect()
    },
  }
}

type Instance = Awaited<ReturnType<typeof openInstance>>

describe.each([
  ['Redis', openTestRedis],
  ['the stand-in for Redis', openFakeRedis],
])('instances that share %s', (_, openRedis) => {
  let server: Awaited<ReturnType<typeof openTestRedis>>
  let link: FaultyProxy
  let one: Instance
  let other: Instance

  beforeEach(async () => {
    server = await openRedis()
    link = await openFaultyProxy(server.url)
    one = await openInstance(link.url)
    other = await openInstance(server.url)
    await isHeard(one, other)
    await isHeard(other, one)
  })
  afterEach(async () => {
    one.close()
    other.close()
    await link.close()
    await server.close()
  })

  async function isHeard(speaker: Instance, listener: Instance) {
    await until(() => {
      speaker.pages.changed(['events'])
      expect(listener.heard).toContain('events')
    })
  }
  const isBack = ({ redis }: Instance) => until(() => expect(redis.status).toBe('ready'))

  test('render a page once between them, and each sends the same bytes and headers', async () => {
    expect(await one.serve('home', '瓦版 by one')).toBe('瓦版 by one')
    expect(await other.serve('home', 'by the other')).toBe('瓦版 by one')
    expect(other.rendered).toEqual([])
    const never = () => Promise.reject(new Error('It is kept.'))
    expect(await other.pages.serve('home', never)).toEqual(await one.pages.serve('home', never))
  })

  test('store a page for at most half a minute', async () => {
    await one.serve('home', 'by one')
    const left = await other.redis.pttl(homeName)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(30_000)
  })

  test('do not share an error', async () => {
    await one.pages.serve('nothing', async () => ({ ...(await renderingOf('404')), isCacheable: false }))
    expect(await other.serve('nothing', 'there by now')).toBe('there by now')
  })

  test('drop only the pages whose content changed on one of them', async () => {
    await one.serve('a', 'a', ['offering:a'])
    await one.serve('b', 'b', ['offering:b'])
    await other.serve('a', 'a by the other', ['offering:a'])
    await other.serve('b', 'b by the other', ['offering:b'])
    one.pages.changed(['offering:a'])
    await until(() => expect(other.heard).toContain('offering:a'))
    expect(await other.serve('a', 'new a', ['offering:a'])).toBe('new a')
    expect(await one.serve('a', 'not rendered', ['offering:a'])).toBe('new a')
    expect(await other.serve('b', 'not rendered', ['offering:b'])).toBe('b')
  })

  test('do not share a page whose content changed while it was being rendered', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
    const answered = one.pages.serve('home', async () => {
      await gate
      return renderingOf('outdated', ['offerings'])
    })
    one.pages.changed(['offerings'])
    for (const { heard } of [one, other]) await until(() => expect(heard).toContain('offerings'))
    open(undefined)
    expect(textOf(await answered)).toBe('outdated')
    expect(await other.serve('home', 'new')).toBe('new')
    expect(await one.serve('home', 'not rendered')).toBe('new')
  })

  test('render for themselves while Redis is unavailable, and log it', async () => {
    await other.serve('home', 'by the other')
    await link.refuse()
    expect(await one.serve('home', 'by one')).toBe('by one')
    expect(await one.serve('home', 'not rendered')).toBe('by one')
    one.pages.changed(['offerings'])
    expect(await one.serve('home', 'by one again')).toBe('by one again')
    expect(one.log).toContainEqual(expect.objectContaining(away))
  })

  test('share again when Redis is back, and receive each other’s changes', async () => {
    await link.refuse()
    await one.serve('home', 'while it is away')
    await link.accept()
    await isBack(one)
    await one.serve('search', 'by one')
    expect(await other.serve('search', 'not rendered')).toBe('by one')
    one.heard.length = 0
    await isHeard(other, one)
    await one.serve('a', 'a', ['offering:a'])
    other.pages.changed(['offering:a'])
    await until(async () => expect(await one.serve('a', 'new a', ['offering:a'])).toBe('new a'))
  })

  test('report changes of the outage when Redis is back', async () => {
    await one.serve('home', 'outdated')
    await other.serve('home', 'not rendered')
    await link.refuse()
    one.pages.changed(['offerings'])
    await until(() => expect(one.log).toContainEqual(expect.objectContaining(away)))
    await link.accept()
    await isBack(one)
    expect(await one.serve('home', 'new')).toBe('new')
    await until(async () => expect(await other.serve('home', 'new')).toBe('new'))
  })

  test('with another build, site or secret share nothing', async () => {
    await one.serve('home', 'by one')
    for (const input of [{ build: 'two' }, { site: 'http://other.example' }, { sealKey: 'another' }]) {
      const stranger = await openInstance(server.url, input)
      expect(await stranger.serve('home', 'by a stranger')).toBe('by a stranger')
      stranger.close()
    }
    const late = await openInstance(server.url)
    expect(await late.serve('home', 'by the late one')).not.toBe('by a stranger')
    late.close()
  })

  test('receive no changes of another site', async () => {
    const stranger = await openInstance(server.url, { site: 'http://other.example' })
    await until(() => {
      stranger.pages.changed(['market'])
      expect(stranger.heard).toContain('market')
    })
    await isHeard(one, other)
    expect(other.heard).not.toContain('market')
    stranger.close()
  })

  test.each([
    ['binary junk', Buffer.from([0, 255, 254, 0, 1, 2, 3])],
    ['nothing at all', Buffer.alloc(0)],
    ['a seal and no more', Buffer.alloc(32)],
    ['much junk', Buffer.alloc(1_000_000, 7)],
    ['a text', Buffer.from('{"status":200}')],
  ])('ignore and overwrite %s in place of a page', async (_what, junk) => {
    await one.redis.set(homeName, junk)
    expect(await one.serve('home', 'by one')).toBe('by one')
    expect(await other.serve('home', 'not rendered')).toBe('by one')
    expect(one.log).toEqual([])
  })

  test('ignore a truncated page and one stored under a wrong key', async () => {
    await one.serve('home', 'by one')
    const packed = (await other.redis.getBuffer(homeName)) ?? Buffer.alloc(0)
    await other.redis.set(homeName.replace('home', 'cut'), packed.subarray(0, -1))
    await other.redis.set(homeName.replace('home', 'moved'), packed)
    expect(await other.serve('cut', 'by the other')).toBe('by the other')
    expect(await other.serve('moved', 'by the other')).toBe('by the other')
  })

  test('ignore a Redis value of another type', async () => {
    await one.redis.lpush(homeName, 'a list')
    expect(await one.serve('home', 'by one')).toBe('by one')
    expect(await other.serve('home', 'not rendered')).toBe('by one')
    expect(one.log).toEqual([])
  })

  test('ignore junk in the versions of tags', async () => {
    await other.redis.set('pagetag:http://kawara.example offering:a', Buffer.from([0, 255, 254]))
    await one.serve('a', 'a', ['offering:a'])
    expect(await other.serve('a', 'not rendered', ['offering:a'])).toBe('a')
    one.pages.changed(['offering:a'])
    await until(() => expect(other.heard).toContain('offering:a'))
    expect(await other.serve('a', 'new a', ['offering:a'])).toBe('new a')
    expect(one.log).toEqual([])
  })

  test('ignore junk on their channel, and receive later messages', async () => {
    const junk = ['', '{', 'null', '42', '"offerings"', '{"0":"offerings"}', '[1,null,{},["offerings"]]']
    const binary = [Buffer.from([0, 255, 254, 10, 13]), Buffer.alloc(1_200_000, '[')]
    for (const message of [...junk, ...binary]) {
      await other.redis.publish('pages:dropped:http://kawara.example', message)
    }
    one.heard.length = 0
    await isHeard(other, one)
    expect(new Set(one.heard)).toEqual(new Set(['events']))
  })

  test('that may be outdated store no pages, but use those of others', async () => {
    const late = await openInstance(server.url, { isFresh: () => false })
    expect(await late.serve('home', 'of yesterday')).toBe('of yesterday')
    expect(await one.serve('home', 'of today')).toBe('of today')
    await one.serve('search', 'of today')
    expect(await late.serve('search', 'of yesterday')).toBe('of today')
    late.close()
  })

  test('wait only once for a hanging Redis, and warn once', async () => {
    const hurried = await openInstance(link.url, {}, 100)
    await isHeard(other, hurried)
    hurried.log.length = 0
    link.freeze()
    const begun = performance.now()
    for (let page = 0; page < 40; page++) {
      expect(await hurried.serve(`page ${page}`, 'by one')).toBe('by one')
      hurried.pages.changed(['offerings'])
    }
    // Without the circuit breaker each page would wait three times for Redis until the timeout of 100 ms.
    expect(performance.now() - begun).toBeLessThan(40 * 3 * 100)
    expect(hurried.log.filter(({ level }) => level >= 40)).toEqual([expect.objectContaining(away)])
    link.thaw()
    await until(async () => {
      expect(await hurried.serve(`after ${hurried.rendered.length}`, 'by one')).toBe('by one')
      const name = `after ${hurried.rendered.length - 1}`
      expect(await other.serve(name, 'by the other')).toBe('by one')
    })
    hurried.close()
  })

  test('receive each other’s changes even if one started during an outage', async () => {
    await link.refuse()
    const late = await openInstance(link.url)
    let attempts = 0
    late.redis.on('reconnecting', () => attempts++)
    await until(() => expect(attempts).toBeGreaterThan(10))
    expect(await late.serve('home', 'by the late one')).toBe('by the late one')
    await link.accept()
    await isBack(late)
    await isHeard(other, late)
    late.close()
  })
})
