import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presentMarkers } from './present-markers.ts'
import { dayInSeconds } from '../../../../domain/kernel/time/durations.ts'

const begin = Date.parse('2026-04-09T12:00:00Z') / 1000
/** A week of candles of six hours, up to noon of the 16th. */
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
const told = (input: Partial<Parameters<typeof presentMarkers>[0]>) =>
  present(input).shown.map(({ letter, title, time }) => [letter, title, new Date(time * 1000).toISOString()])

describe('the markers of a chart', () => {
  it('are those that fall into it, lettered in their order, each at its candle', () => {
    const events = ['2026-04-14', '2026-04-11T13:00:00.000Z', '2026-04-09T11:00:00.000Z', '2026-04-17']
    expect(told({ events: events.map((start) => event(start)) })).toEqual([
      ['A', '2026-04-11T13:00:00.000Z', '2026-04-11T12:00:00.000Z'],
      ['B', '2026-04-14', '2026-04-14T12:00:00.000Z'],
    ])
  })

  it('have today and the first day, though their noon is not on the chart', () => {
    const early = times.slice(3, -1)
    expect(told({ events: [event('2026-04-16'), event('2026-04-10')], times: early })).toEqual([
      ['A', '2026-04-10', '2026-04-10T12:00:00.000Z'],
      ['B', '2026-04-16', '2026-04-16T00:00:00.000Z'],
    ])
  })

  it('have a month only where the whole of it is shown', () => {
    const months = Array.from({ length: 90 }, (_, place) => begin - 60 * dayInSeconds + place * dayInSeconds)
    expect(told({ events: [event('2026-04')] })).toEqual([])
    expect(told({ events: [event('2026-03'), event('2026-05')], times: months })).toEqual([
      ['A', '2026-03', '2026-03-16T12:00:00.000Z'],
    ])
  })

  it('have both ends of a sale, with the page that tells of it', () => {
    const sales = [{ itemId: 'acme', name: 'Acme', start: '2026-04-10T09:00:00Z', end: '2026-04-12' }]
    expect(
      present({ sales, events: [event('2026-04-11', { proof: 'https://a.example' })] }).shown,
    ).toMatchObject([
      { letter: 'A', kind: 'saleStarts', precision: 'hour', itemId: 'acme', proof: null },
      { letter: 'B', kind: 'release', precision: 'day', itemId: null, proof: 'https://a.example' },
      { letter: 'C', kind: 'saleEnds', precision: 'day', itemId: 'acme', proof: null },
    ])
  })

  it('leave out what is about another coin of that symbol', () => {
    const events = [event('2026-04-11', { coin_id: 'other' }), event('2026-04-12', { coin_id: null })]
    expect(told({ events }).map(([, title]) => title)).toEqual(['2026-04-12'])
  })

  it('are none where there is no chart', () => {
    const events = [event('2026-04-11')]
    for (const few of [[], times.slice(0, 1)])
      expect(present({ events, times: few })).toEqual({ shown: [], more: 0 })
  })

  it('are the latest eight at most, in order, and none is lost from the count', () => {
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
