import { expect, test } from 'vitest'
import { formatQuoteTime } from './quote-time.ts'

test('a time is written in the reader’s zone and language, midnight as 00:00', () => {
  const at = '2026-04-16T15:00:30.000Z'
  expect(formatQuoteTime({ at, timeZone: 'UTC', language: 'ja' })).toBe('2026/04/16 15:00')
  expect(formatQuoteTime({ at, timeZone: 'UTC', language: 'en' })).toBe('Apr 16, 2026 15:00')
  expect(formatQuoteTime({ at, timeZone: 'UTC', language: 'ko' })).toBe('2026.04.16 15:00')
  expect(formatQuoteTime({ at, timeZone: 'Asia/Tokyo', language: 'zh' })).toBe('2026/04/17 00:00')
  expect(formatQuoteTime({ at: 'soon', timeZone: 'UTC', language: 'en' })).toBe('-')
})
