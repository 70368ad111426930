import { expect, it } from 'vitest'
import { readCoin } from '../../domain/market/rows/coin-row.ts'
import { createBoard } from './market.board.ts'

const now = new Date('2026-05-01T00:00:00Z')
const minuteAgo = now.getTime() - 60_000

function bitcoin(price_usd: number, quotedAt: number) {
  const row = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price_usd, last_updated: quotedAt / 1000 }
  const reading = readCoin({ row, now: now.getTime() })
  if (!('content' in reading)) throw new Error('no coin')
  return reading.content
}

it.each([
  { quote: 'newer', quotedAt: minuteAgo + 3_000, BTC: 51_000 },
  { quote: 'of the same moment', quotedAt: minuteAgo, BTC: 51_000 },
  { quote: 'older', quotedAt: minuteAgo - 3_000, BTC: 50_000 },
])('a bitcoin is worth what the newest of quote and rate says: the quote is $quote', ({ quotedAt, BTC }) => {
  const board = createBoard({ now: () => now })
  board.putRates({ values: { BTC: 50_000, JPY: 0.01 }, quotedAt: minuteAgo, source: 'rates' })
  expect(board.rates()?.values).toEqual({ BTC: 50_000, JPY: 0.01 })
  board.putCoins([bitcoin(51_000, quotedAt)])
  expect(board.rates()?.values).toEqual({ BTC, JPY: 0.01 })
})
