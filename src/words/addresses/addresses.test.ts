import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isYearAndMonth, postMonth } from '../../domain/blog/post-address.ts'
import type { Instant } from '../../domain/kernel/time/instant.ts'
import { postPath } from './addresses.ts'

const slug = 'lock-ups'
const pathAt = (updatedAt: Instant) => postPath({ slug, ...postMonth(updatedAt) })

describe('the address of a post', () => {
  it.each([
    ['2026-03-31T14:59:59.999Z', '/blog/posts/2026/03/lock-ups'],
    ['2026-03-31T15:30:00Z', '/blog/posts/2026/04/lock-ups'],
    ['2025-12-31T15:00:00Z', '/blog/posts/2026/01/lock-ups'],
    ['2026-04-01T00:30:00+09:00', '/blog/posts/2026/04/lock-ups'],
  ])('is of the month it is in Tokyo at %s', (updatedAt, path) => {
    expect(pathAt(updatedAt)).toBe(path)
    expect(pathAt(new Date(updatedAt))).toBe(path)
  })

  it('contains year and month of any day, and can be requested by them', () => {
    const days = fc.date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('9999-12-31T14:59:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (updatedAt) => {
        const [, blog, posts, year = '', month = '', ...rest] = pathAt(updatedAt).split('/')
        expect([blog, posts, ...rest]).toEqual(['blog', 'posts', slug])
        expect(isYearAndMonth({ year, month })).toBe(true)
        // The month in the address is that of Tokyo, which is nine hours ahead of UTC all year.
        const inTokyo = new Date(updatedAt.getTime() + 9 * 3_600_000).toISOString()
        expect(`${year}-${month}`).toBe(inTokyo.slice(0, 7))
      }),
    )
  })
})
