import { expect, test } from 'vitest'
import { formatQuoteTime } from './quote-time.ts'

test('a moment is written where the reader is, midnight as zero', () => {
  const at = '2026-04-16T15:00:30.000Z'
  expect(formatQuoteTime({ at, timeZone: 'UTC' })).toBe('2026/04/16 15:00')
  expect(formatQuoteTime({ at, timeZone: 'Asia/Tokyo' })).toBe('2026/04/17 00:00')
  expect(formatQuoteTime({ at: 'soon', timeZone: 'UTC' })).toBe('-')
})
