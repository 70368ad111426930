import { beforeEach, describe, expect, test } from 'vitest'
import { renderingOf, textOf } from '../../../tests/support/renderings.ts'
import { testLogger } from '../../../tests/support/test-log.ts'
import { until } from '../../../tests/support/until.ts'
import { openPageCache, type Pages } from './page-cache.ts'
import type { PageTag } from './page-tag.ts'

const halfMinute = 30_000
const tenMinutes = 600_000

let clock: number
let pages: Pages
let log: ReturnType<typeof testLogger>['log']
let renderings: number

beforeEach(() => {
  const written = testLogger()
  log = written.log
  clock = 0
  renderings = 0
  pages = openPageCache({ logger: written.logger, now: () => clock })
})

const serve = async (text: string, tags: readonly PageTag[] = []) =>
  textOf(
    await pages.serve('home', () => {
      renderings++
      return renderingOf(text, tags)
    }),
  )

describe('a page', () => {
  test('is rendered once in half a minute', async () => {
    expect(await serve('first')).toBe('first')
    clock = halfMinute - 1
    expect(await serve('second')).toBe('first')
    expect(renderings).toBe(1)
  })

  test('that is stale is served to everyone immediately, while it is rendered once in the background', async () => {
    await serve('first')
    clock = halfMinute
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
    const renderSlowly = async () => {
      renderings++
      await gate
      return renderingOf('second')
    }
    const requested = Array.from({ length: 20 }, () => pages.serve('home', renderSlowly))
    expect(new Set((await Promise.all(requested)).map(textOf))).toEqual(new Set(['first']))
    expect(renderings).toBe(2)
    open(undefined)
    await until(async () => expect(await serve('third')).toBe('second'))
    expect(renderings).toBe(2)
  })

  test('that was not requested for ten minutes is not served stale: the reader waits for the new one', async () => {
    await serve('first')
    clock = tenMinutes
    expect(await serve('second')).toBe('second')
  })

  test('that is stale is still served if it cannot be rendered again, and the failure is logged', async () => {
    await serve('first')
    clock = halfMinute
    const fail = () => Promise.reject(new Error('no database'))
    expect(textOf(await pages.serve('home', fail))).toBe('first')
    await until(() =>
      expect(log).toContainEqual(
        expect.objectContaining({
          level: 40,
          msg: 'could not render a page in the background; the cached one is still served',
        }),
      ),
    )
    expect(await serve('second')).toBe('first')
    await until(async () => expect(await serve('third')).toBe('second'))
  })

  test('that cannot be rendered at all fails for this reader, and is tried again for the next', async () => {
    await expect(pages.serve('home', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
    expect(await serve('second')).toBe('second')
  })

  test('is rendered again when its content has changed, here or on another instance', async () => {
    await serve('first', ['offerings'])
    pages.changed(['ads'])
    expect(await serve('second', ['offerings'])).toBe('first')
    pages.changed(['offerings'])
    expect(await serve('second', ['offerings'])).toBe('second')
    pages.drop(['offerings'])
    expect(await serve('third', ['offerings'])).toBe('third')
  })

  test('whose content changed while it was rendered is not cached', async () => {
    await serve('first', ['offerings'])
    clock = halfMinute
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
    await pages.serve('home', async () => {
      await gate
      return renderingOf('outdated', ['offerings'])
    })
    pages.changed(['offerings'])
    open(undefined)
    await until(async () => expect(await serve('new', ['offerings'])).toBe('new'))
    expect(await serve('newer', ['offerings'])).toBe('new')
  })

  test('that is an error is rendered for each request', async () => {
    const error = async () => {
      renderings++
      return { ...(await renderingOf('404')), isCacheable: false }
    }
    await pages.serve('nothing', error)
    await pages.serve('nothing', error)
    expect(renderings).toBe(2)
    expect(pages.stats()).toEqual({ pages: 0, bytes: 0 })
  })
})
