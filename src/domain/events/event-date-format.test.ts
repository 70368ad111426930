import { expect, test } from 'vitest'
import { formatEventDate } from './event-date-format.ts'

const at = Date.parse('2026-04-16T20:05:00Z')

test.each([
  ['hour', 'ja', 'Asia/Tokyo', '2026年4月17日 05:05'],
  ['hour', 'en', 'UTC', 'Apr 16, 2026 20:05'],
  ['day', 'ko', 'Asia/Tokyo', '2026.04.16'],
  ['day', 'en', 'America/New_York', 'Apr 16, 2026'],
  ['month', 'ja', 'Asia/Tokyo', '2026年4月'],
  ['month', 'en', 'Asia/Tokyo', 'Apr 2026'],
  ['month', 'ko', 'UTC', '2026년 4월'],
  ['month', 'zh', 'UTC', '2026年4月'],
] as const)('what is known to the %s reads in %s at %s as %s', (precision, language, timeZone, text) => {
  expect(formatEventDate({ at, precision, language, timeZone })).toBe(text)
})
