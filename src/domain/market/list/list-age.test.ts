import { expect, it } from 'vitest'
import { listAge } from './list-age.ts'

const now = 10_000_000
const quotes = (count: number, ageSeconds: number) =>
  Array.from({ length: count }, () => ({ quotedAt: now - ageSeconds * 1000 }))

it('a list is as old as nine tenths of its quotes at most are', () => {
  expect(listAge([...quotes(95, 0), ...quotes(5, 3_600)], now)).toBe(0)
  expect(listAge([...quotes(80, 0), ...quotes(20, 3_600)], now)).toBe(3_600)
  expect(listAge([...quotes(1, 7), { quotedAt: null }], now)).toBe(7)
  expect(listAge([{ quotedAt: null }], now)).toBeUndefined()
})
