import { expect, it } from 'vitest'
import { retryAfter, saleStartUseful } from './push-rules.ts'

const now = Date.UTC(2026, 10, 17, 12)

it.each([
  ['120', 120_000],
  ['0', 5_000],
  ['999999', 3_600_000],
  ['Tue, 17 Nov 2026 12:10:00 GMT', 600_000],
  ['Tue, 17 Nov 2020 12:10:00 GMT', 5_000],
  ['soon', 60_000],
  [null, 60_000],
  ['-5', 5_000],
])('Retry-After %j means a wait of %d milliseconds', (stated, wait) => {
  expect(retryAfter(stated, now)).toBe(wait)
})

it('the start of a sale is notified within six hours, and never after the sale', () => {
  expect(saleStartUseful({ opens: now, closes: undefined })).toBe(now + 6 * 3_600_000)
  expect(saleStartUseful({ opens: now, closes: now + 3_600_000 })).toBe(now + 3_600_000)
})
