import { assert, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { countdownParts } from './countdown-parts.ts'

const moment = integer({ min: 0, max: 4_102_444_800_000 })
const secondsOf = (parts: ReturnType<typeof countdownParts>) =>
  ((parts.days * 24 + parts.hours) * 60 + parts.minutes) * 60 + parts.seconds

test('a sale that ends in 12 days and 4 hours shows 12 days and 4 hours', () => {
  const until = Date.parse('2026-04-28T14:00:00+09:00')
  const now = Date.parse('2026-04-16T10:00:00+09:00')
  expect(countdownParts(until, now)).toEqual({ done: false, days: 12, hours: 4, minutes: 0, seconds: 0 })
})

test('half a second before the end one second is left', () => {
  expect(countdownParts(1000, 500)).toMatchObject({ done: false, seconds: 1 })
})

test('the parts always add up to the seconds left', () => {
  assert(
    property(moment, moment, (until, now) => {
      const parts = countdownParts(until, now)
      expect(secondsOf(parts)).toBe(Math.max(0, Math.ceil((until - now) / 1000)))
      expect(parts.hours).toBeLessThan(24)
      expect(parts.minutes).toBeLessThan(60)
      expect(parts.seconds).toBeLessThan(60)
    }),
  )
})

test('a countdown is done exactly at its end', () => {
  assert(
    property(moment, moment, (until, now) => {
      expect(countdownParts(until, now).done).toBe(now >= until)
    }),
  )
})

test('a countdown never runs backwards', () => {
  assert(
    property(moment, moment, nat({ max: 1_000_000_000 }), (until, now, later) => {
      expect(secondsOf(countdownParts(until, now + later))).toBeLessThanOrEqual(
        secondsOf(countdownParts(until, now)),
      )
    }),
  )
})
