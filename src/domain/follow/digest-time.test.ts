import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../kernel/site/language.ts'
import { day } from '../kernel/time/durations.ts'
import { lastDigestTime } from './digest-time.ts'

describe('the morning mail', () => {
  it.each([
    ['ja', '2026-04-16T00:00:00Z', '2026-04-15T22:00:00.000Z'],
    ['ja', '2026-04-15T21:59:59Z', '2026-04-14T22:00:00.000Z'],
    ['ja', '2026-04-18T03:00:00Z', '2026-04-16T22:00:00.000Z'],
    ['zh', '2026-04-15T23:00:00Z', '2026-04-15T23:00:00.000Z'],
    ['en', '2026-04-19T12:00:00Z', '2026-04-17T07:00:00.000Z'],
    ['en', '2026-04-20T06:59:00Z', '2026-04-17T07:00:00.000Z'],
  ] as const)('in %s was last due, at %s, on %s', (language, now, due) => {
    expect(new Date(lastDigestTime({ now: Date.parse(now), language })).toISOString()).toBe(due)
  })

  it('was due within the last three days, on a weekday, and is due no earlier as time goes on', () => {
    const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })
    fc.assert(
      fc.property(moment, fc.nat(day), fc.constantFrom(...languages), (now, later, language) => {
        const due = lastDigestTime({ now, language })
        expect(due).toBeLessThanOrEqual(now)
        expect(now - due).toBeLessThan(3 * day)
        expect(lastDigestTime({ now: now + later, language })).toBeGreaterThanOrEqual(due)
        // The hour and the day of the week are read in local time, because a late evening in UTC is already the next day in
        // Tokyo.
        const there = new Date(due + { ja: 9, ko: 9, zh: 8, en: 0 }[language] * 3_600_000)
        expect(there.getUTCHours()).toBe(7)
        expect([1, 2, 3, 4, 5]).toContain(there.getUTCDay())
      }),
    )
  })
})
