import { expect, it } from 'vitest'
import { day, minute } from '../../../domain/kernel/time/durations.ts'
import { demoSource } from './demo-source.ts'

it.each(['2026-11-19T10:07:31Z', '2026-12-31T23:59:59Z', '2027-03-03T03:30:00Z'])(
  'the simulated chart of the last day stays within the range of the day, at %s',
  async (text) => {
    const now = new Date(text)
    const source = demoSource({ now: () => now })
    const second = now.getTime() / 1000
    for (const { coin, quote } of (await source.coins(1)).slice(0, 60)) {
      const candles = await source.candles({
        coinId: coin.id,
        unit: (5 * minute) / 1000,
        start: second - day / 1000,
        end: second,
      })
      expect(candles.length).toBeGreaterThan(280)
      expect(Math.max(...candles.map(({ high }) => high)), coin.id).toBeLessThanOrEqual(quote.high24h ?? 0)
      expect(Math.min(...candles.map(({ low }) => low)), coin.id).toBeGreaterThanOrEqual(quote.low24h ?? 0)
    }
  },
)
