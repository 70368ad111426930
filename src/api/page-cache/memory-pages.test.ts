import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCachedPage, type CachedPage } from './cached-page.ts'
import { createPageCache, type PageCache, type Rendering } from './memory-pages.ts'
import type { PageTag } from './page-tag.ts'

async function rendering(text: string, tags: readonly PageTag[] = []): Promise<Rendering> {
  const page = await makeCachedPage({ status: 200, headers: {}, body: Buffer.from(text) })
  return { page, tags: new Set(tags), isCacheable: true }
}

const textOf = (page: CachedPage | undefined) => page?.bodies.identity.toString()

function cacheAt(clock: { now: number }, maxBytes = 1_000_000): PageCache {
  return createPageCache({
    maxBytes,
    freshMilliseconds: 1_000,
    maxStaleMilliseconds: 10_000,
    lastResortMilliseconds: 60_000,
    retryMilliseconds: 500,
    now: () => clock.now,
  })
}

describe('cached pages', () => {
  test('a page is rendered once for concurrent requests', async () => {
    const cache = cacheAt({ now: 0 })
    let renderings = 0
    const make = () => {
      renderings++
      return rendering('home')
    }
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.render('home', make)))
    expect(renderings).toBe(1)
    expect(new Set(pages.map(textOf))).toEqual(new Set(['home']))
  })

  test('a page is fresh for its time, then stale, then a last resort, then gone', async () => {
    const clock = { now: 0 }
    const cache = cacheAt(clock)
    await cache.render('home', () => rendering('home'))
    expect(cache.find('home')?.fresh).toBe(true)
    clock.now = 1_000
    expect(cache.find('home')?.fresh).toBe(false)
    clock.now = 10_000
    expect(cache.find('home')).toBeUndefined()
    expect(textOf(cache.lastResort('home'))).toBe('home')
    clock.now = 60_000
    expect(cache.lastResort('home')).toBeUndefined()
  })

  test('a page that renders as an error is replaced by the last good one, which counts as fresh for a moment', async () => {
    const clock = { now: 0 }
    const cache = cacheAt(clock)
    const failing = async () => {
      const page = await makeCachedPage({ status: 503, headers: {}, body: Buffer.from('away') })
      return { page, tags: new Set<PageTag>(), isCacheable: false }
    }
    expect(textOf(await cache.render('home', failing))).toBe('away')
    await cache.render('home', () => rendering('home', ['offerings']))
    clock.now = 10_000
    expect(textOf(await cache.render('home', failing))).toBe('home')
    expect(cache.find('home')?.fresh).toBe(true)
    clock.now += 500
    expect(cache.find('home')).toBeUndefined()
    cache.drop(['offerings'])
    expect(textOf(await cache.render('home', failing))).toBe('away')
  })

  test('a page that no longer exists is not cached any more', async () => {
    const cache = cacheAt({ now: 0 })
    await cache.render('a', () => rendering('a'))
    const missing = await makeCachedPage({ status: 404, headers: {}, body: Buffer.from('404') })
    await cache.render('a', async () => ({ page: missing, tags: new Set(), isCacheable: false }))
    expect(cache.find('a')).toBeUndefined()
    expect(cache.lastResort('a')).toBeUndefined()
  })

  test('a change drops the pages that show it and no others', async () => {
    const cache = cacheAt({ now: 0 })
    await cache.render('list', () => rendering('list', ['offerings']))
    await cache.render('a', () => rendering('a', ['offering', 'offering:a']))
    await cache.render('b', () => rendering('b', ['offering', 'offering:b']))
    cache.drop(['offerings', 'offering:a'])
    expect(['list', 'a', 'b'].map((key) => textOf(cache.find(key)?.page))).toEqual([
      undefined,
      undefined,
      'b',
    ])
  })

  test('a page whose content changed while it was rendered is sent but not cached', async () => {
    const cache = cacheAt({ now: 0 })
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
    const answered = cache.render('a', async () => {
      await gate
      return rendering('old', ['offering:a'])
    })
    cache.drop(['offering:a'])
    open(undefined)
    expect(textOf(await answered)).toBe('old')
    expect(cache.find('a')).toBeUndefined()
  })

  test('an error page is sent but not cached', async () => {
    const cache = cacheAt({ now: 0 })
    await cache.render('nope', async () => ({ ...(await rendering('404')), isCacheable: false }))
    expect(cache.find('nope')).toBeUndefined()
  })

  test('a failed rendering is tried again by the next request', async () => {
    const cache = cacheAt({ now: 0 })
    await expect(cache.render('home', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
    expect(textOf(await cache.render('home', () => rendering('home')))).toBe('home')
  })

  test('memory stays within its limit, and the most recently used pages stay', async () => {
    const size = (await rendering('x'.repeat(2_000))).page.bytes
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 40 }), async (requested) => {
        const cache = cacheAt({ now: 0 }, size * 4)
        for (const number of requested) {
          if (cache.find(`page ${number}`) === undefined) {
            await cache.render(`page ${number}`, () => rendering('x'.repeat(2_000)))
          }
        }
        const lastFour = [...new Set(requested.toReversed())].slice(0, 4)
        expect(cache.stats().bytes).toBeLessThanOrEqual(size * 4)
        expect(lastFour.filter((number) => cache.find(`page ${number}`) === undefined)).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
