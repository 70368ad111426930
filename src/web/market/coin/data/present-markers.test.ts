import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInSeconds } from '../../../../domain/kernel/time/durations.ts'
import { presentMarkers } from './present-markers.ts'

const begin = Date.parse('2026-04-09T12:00:00Z') / 1000
/** A week of six-hour candles that ends at noon on the 16th. */
const times = Array.from({ length: 28 }, (_, place) => begin + (place * dayInSeconds) / 4)

const event = (start: string, more: object = {}) => ({
  event_id: start,
  type: 'release' as const,
  group: 'company' as const,
  token: 'BTC',
  coin_id: 'bitcoin',
  title: start,
  description: null,
  start,
  end: null,
  precision:
    start.length === 7 ? ('month' as const) : start.length === 10 ? ('day' as const) : ('hour' as const),
  place: null,
  proof: null,
  is_demo: false,
  ...more,
})
const present = (input: Partial<Parameters<typeof presentMarkers>[0]>) =>
  presentMarkers({ coinId: 'bitcoin', events: [], sales: [], times, ...input })
const shownIn = (input: Partial<Parameters<typeof presentMarkers>[0]>) =>
  present(input).shown.map(({ letter, title, time }) => [letter, title, new Date(time * 1000).toISOString()])

describe('the markers of a chart', () => {
  it('are the events in its range, lettered in order of time, each at its candle', () => {
    const events = ['2026-04-14', '2026-04-11T13:00:00.000Z', '2026-04-09T11:00:00.000Z', '2026-04-17']
    expect(shownIn({ events: events.map((start) => event(start)) })).toEqual([
      ['A', '2026-04-11T13:00:00.000Z', '2026-04-11T12:00:00.000Z'],
      ['B', '2026-04-14', '2026-04-14T12:00:00.000Z'],
    ])
  })

  it('include today and the first day, although their noon is not on the chart', () => {
    const early = times.slice(3, -1)
    expect(shownIn({ events: [event('2026-04-16'), event('2026-04-10')], times: early })).toEqual([
      ['A', '2026-04-10', '2026-04-10T12:00:00.000Z'],
      ['B', '2026-04-16', '2026-04-16T00:00:00.000Z'],
    ])
  })

  it('include an event known to the month only if the chart shows the whole month', () => {
    const months = Array.from({ length: 90 }, (_, place) => begin - 60 * dayInSeconds + place * dayInSeconds)
    expect(shownIn({ events: [event('2026-04')] })).toEqual([])
    expect(shownIn({ events: [event('2026-03'), event('2026-05')], times: months })).toEqual([
      ['A', '2026-03', '2026-03-16T12:00:00.000Z'],
    ])
  })

  it('include the start and the end of a sale, with a link to its page', () => {
    const sales = [{ itemId: 'acme', name: 'Acme', start: '2026-04-10T09:00:00Z', end: '2026-04-12' }]
    expect(
      present({ sales, events: [event('2026-04-11', { proof: 'https://a.example' })] }).shown,
    ).toMatchObject([
      { letter: 'A', kind: 'saleStarts', precision: 'hour', itemId: 'acme', proof: null },
      { letter: 'B', kind: 'release', precision: 'day', itemId: null, proof: 'https://a.example' },
      { letter: 'C', kind: 'saleEnds', precision: 'day', itemId: 'acme', proof: null },
    ])
  })

  it('leave out events of another coin with the same symbol, and of none', () => {
    const events = [
      event('2026-04-11', { coin_id: 'other' }),
      event('2026-04-12', { coin_id: null }),
      event('2026-04-13'),
    ]
    expect(shownIn({ events }).map(([, title]) => title)).toEqual(['2026-04-13'])
  })

  it('are empty without a chart', () => {
    const events = [event('2026-04-11')]
    for (const few of [[], times.slice(0, 1)])
      expect(present({ events, times: few })).toEqual({ shown: [], more: 0 })
  })

  it('are at most the latest eight, in order, and the rest are counted', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 7 * 24 - 1 }), { maxLength: 30 })
    fc.assert(
      fc.property(hours, (input) => {
        const events = input.map((hour) => event(new Date((begin + hour * 3600) * 1000).toISOString()))
        const { shown, more } = present({ events })
        expect(shown.length + more).toBe(input.length)
        expect(shown.map(({ letter }) => letter).join('')).toBe(
          'ABCDEFGH'.slice(0, Math.min(8, input.length)),
        )
        const latest = events
          .map(({ start }) => Date.parse(start))
          .toSorted((a, b) => a - b)
          .slice(-8)
        expect(shown.map(({ at }) => at)).toEqual(latest)
      }),
    )
  })
})
