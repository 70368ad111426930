import { expect, it } from 'vitest'
import { formatMoment, formatTick } from './chart-times.ts'

const time = Date.UTC(2026, 10, 14, 6, 30) / 1000

it.each([
  ['ja', ['2026年', '11月', '11/14', '06:30'], '2026年11月14日 06:30'],
  ['en', ['2026', 'Nov', 'Nov 14', '06:30'], 'Nov 14, 2026 06:30'],
  ['ko', ['2026년', '11월', '11.14', '06:30'], '2026.11.14 06:30'],
  ['zh', ['2026年', '11月', '11/14', '06:30'], '2026年11月14日 06:30'],
] as const)(
  'the axis of a chart has years, months, days and times as %s writes them',
  (language, ticks, moment) => {
    expect([0, 1, 2, 3].map((kind) => formatTick(time, kind, language))).toEqual(ticks)
    expect(formatMoment(time, language)).toBe(moment)
  },
)
