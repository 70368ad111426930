import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { offsetAt } from './zone-offset.ts'

const zones = Intl.supportedValuesOf('timeZone')

/** The local time of a zone by `Intl`; the Swedish format writes the year first. */
function shownIn(timeZone: string, at: number): string {
  return new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
}

it('the offset of every zone is that of Intl at any moment, cached or not', () => {
  const at = fc.integer({ min: Date.UTC(1973, 0), max: Date.UTC(2090, 0) })
  fc.assert(
    fc.property(at, fc.nat({ max: 1_800_000 }), fc.constantFrom(...zones), (first, later, timeZone) => {
      for (const moment of [first, first + later, first]) {
        const clock = new Date(Math.floor(moment / 1000) * 1000 + offsetAt(moment, timeZone))
        expect(clock.toISOString().slice(0, 19)).toBe(shownIn(timeZone, moment))
      }
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['Europe/Berlin', '2026-03-29T01:00Z', 60, 120],
  ['Pacific/Chatham', '2026-04-04T14:00Z', 825, 765],
  ['America/St_Johns', '2011-03-13T03:31Z', -210, -150],
  ['Asia/Gaza', '2011-03-31T22:01Z', 120, 180],
  ['Antarctica/Casey', '2020-10-03T16:01Z', 480, 660],
  ['Pacific/Kiritimati', '1979-10-01T10:40Z', -640, -600],
])('in %s clocks are changed at %s and not a second earlier', (timeZone, moment, before, after) => {
  const change = Date.parse(moment)
  expect(offsetAt(change - 1000, timeZone)).toBe(before * 60_000)
  expect(offsetAt(change, timeZone)).toBe(after * 60_000)
})
