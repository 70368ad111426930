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
  test('is rendered once for its half minute', async () => {
    expect(await serve('first')).toBe('first')
    clock = halfMinute - 1
    expect(await serve('second')).toBe('first')
    expect(renderings).toBe(1)
  })

  test('that is stale is served at once to everybody, while one of them has it rendered anew', async () => {
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

  test('that nobody asked for in ten minutes is not served stale: the reader waits for the new one', async () => {
    await serve('first')
    clock = tenMinutes
    expect(await serve('second')).toBe('second')
  })

  test('that is stale goes on being served when it cannot be rendered anew, and the log says so', async () => {
    await serve('first')
    clock = halfMinute
    const fail = () => Promise.reject(new Error('no database'))
    expect(textOf(await pages.serve('home', fail))).toBe('first')
    await until(() => expect(log).toContainEqual(expect.objectContaining({ level: 40, msg: 'not rendered' })))
    expect(await serve('second')).toBe('first')
    await until(async () => expect(await serve('third')).toBe('second'))
  })

  test('that cannot be rendered at all fails for the reader, and is tried again for the next', async () => {
    await expect(pages.serve('home', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
    expect(await serve('second')).toBe('second')
  })

  test('is rendered anew when what it shows has changed, here or on another instance', async () => {
    await serve('first', ['offerings'])
    pages.changed(['ads'])
    expect(await serve('second', ['offerings'])).toBe('first')
    pages.changed(['offerings'])
    expect(await serve('second', ['offerings'])).toBe('second')
    pages.drop(['offerings'])
    expect(await serve('third', ['offerings'])).toBe('third')
  })

  test('whose content changed while it was rendered anew is not kept', async () => {
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

  test('that is an error is rendered for each who asks', async () => {
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
