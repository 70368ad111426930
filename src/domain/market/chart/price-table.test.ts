import { describe, expect, it } from 'vitest'
import { languages } from '../../kernel/site/language.ts'
import type { Candle } from './candle.ts'
import { checkChartQuery } from './chart-query.ts'
import { chartRanges } from './chart-view.ts'
import { tableRows, tableSpan } from './price-table.ts'

const at = (text: string) => Date.parse(text) / 1000
const now = at('2026-11-20T05:08:00+09:00')

/** Candles of one unit whose close is the hour at which they end. */
function candlesOf({ start, end, unit }: { start: number; end: number; unit: number }): Candle[] {
  const first = Math.ceil(start / unit) * unit
  return Array.from({ length: Math.ceil((end - first) / unit) }, (_, place) => {
    const time = first + place * unit
    const close = Math.min(end, time + unit) / 3600
    return { time, open: time / 3600, high: close, low: time / 3600, close, volume: null }
  })
}

describe('the table behind a chart', () => {
  it('has one row per day, whose close is the price at midnight in the zone of the page', () => {
    const span = tableSpan({ range: '1w', language: 'ja', now, first: 0 })
    const rows = tableRows(candlesOf(span), { range: '1w', language: 'ja', now })
    expect(rows.map(({ time }) => new Date((time + 9 * 3600) * 1000).toISOString())).toEqual(
      [20, 19, 18, 17, 16, 15, 14, 13].map((day) => `2026-11-${day}T00:00:00.000Z`),
    )
    const [today, yesterday] = rows
    expect(yesterday).toEqual({
      time: at('2026-11-19T00:00+09:00'),
      high: at('2026-11-20T00:00+09:00') / 3600,
      low: at('2026-11-19T00:00+09:00') / 3600,
      close: at('2026-11-20T00:00+09:00') / 3600,
      isOpen: false,
    })
    expect(today).toMatchObject({ close: now / 3600, isOpen: true })
  })

  it.each([
    ['ja', 3],
    ['ko', 3],
    ['zh', 8],
    ['en', 24],
  ] as const)('in %s is made of candles of %i hours, which end at both midnights', (language, hours) => {
    expect(tableSpan({ range: '3m', language, now, first: 0 }).unit).toBe(hours * 3600)
  })

  it('has one row per hour of a day', () => {
    const args = { range: '1d', language: 'zh', now } as const
    const rows = tableRows(candlesOf(tableSpan({ ...args, first: 0 })), args)
    expect(rows).toHaveLength(25)
    expect(rows[1]).toMatchObject({ time: at('2026-11-19T19:00Z'), close: at('2026-11-19T20:00Z') / 3600 })
  })

  it('has one row per month of UTC of a longer range', () => {
    const args = { range: '1y', language: 'ko', now } as const
    const rows = tableRows(candlesOf(tableSpan({ ...args, first: 0 })), args)
    expect(rows).toHaveLength(13)
    expect(rows[1]).toMatchObject({ time: at('2026-10-01T00:00Z'), close: at('2026-11-01T00:00Z') / 3600 })
  })

  it('never asks for more candles than the API answers with', () => {
    for (const range of chartRanges)
      for (const language of languages)
        expect(checkChartQuery(tableSpan({ range, language, now, first: 1 }), now)).toHaveProperty('query')
  })

  it('is empty without candles', () => {
    expect(tableRows([], { range: '1w', language: 'en', now })).toEqual([])
  })
})
