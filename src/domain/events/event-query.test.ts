import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../kernel/time/calendar-day.ts'
import { checkEventQuery, writeCursor } from './event-query.ts'

describe('a search for events', () => {
  it('includes both days, the symbol in capitals and each type once', () => {
    expect(
      checkEventQuery({
        start: '2026-04-13',
        end: '2026-04-13',
        symbol: ' btc ',
        types: ['ama', 'burn', 'ama'],
      }),
    ).toEqual({
      query: {
        days: { from: Date.UTC(2026, 3, 13), to: Date.UTC(2026, 3, 14) },
        moments: { from: Date.UTC(2026, 3, 13), to: Date.UTC(2026, 3, 14) },
        timeZone: 'UTC',
        offset: 0,
        symbols: ['BTC'],
        types: ['ama', 'burn'],
        latest: false,
        after: null,
        limit: 100,
      },
    })
    const all = checkEventQuery({ start: '2026-04-13', end: '2026-04-19', symbol: '', types: [] })
    expect(all).toMatchObject({ query: { symbols: [], types: [] } })
  })

  it('takes several tokens and groups, each once and in one order', () => {
    const days = { start: '2026-04-13', end: '2026-04-13' }
    const query = (input: object) => {
      const checked = checkEventQuery({ ...days, ...input })
      return 'query' in checked ? checked.query : checked.errors
    }
    expect(query({ symbol: 'eth, btc,$ETH', types: ['people', 'ama', 'burn'] })).toMatchObject({
      symbols: ['BTC', 'ETH'],
      types: ['meetup', 'ama', 'conference', 'burn'],
    })
    expect(query({ symbol: 'BTC,ETH' })).toEqual(query({ symbol: 'ETH,btc,ETH' }))
    const many = Array.from({ length: 21 }, (_, n) => `T${n}`).join(',')
    expect(query({ symbol: many })).toEqual([{ field: 'symbol', code: 'too_many_tokens' }])
  })

  it('applies the time zone to times, not to days', () => {
    const days = { start: '2026-03-08', end: '2026-03-08' }
    expect(checkEventQuery({ ...days, zone: 'america/new_york' })).toMatchObject({
      query: {
        days: { from: Date.UTC(2026, 2, 8), to: Date.UTC(2026, 2, 9) },
        moments: { from: Date.UTC(2026, 2, 8, 5), to: Date.UTC(2026, 2, 9, 4) },
        timeZone: 'America/New_York',
        offset: -5 * 3_600_000,
      },
    })
  })

  it('continues after the last page', () => {
    const days = { start: '2026-03-08', end: '2026-03-08' }
    const cursor = { at: -12, eventId: 'a-b' }
    expect(checkEventQuery({ ...days, cursor: writeCursor(cursor) })).toMatchObject({
      query: { after: cursor },
    })
  })

  it.each([
    [{ start: '2026-04-01', end: '2026-04-01', zone: 'Mars/Olympus' }, [['zone', 'not_a_zone']]],
    [{ start: '2026-04-01', end: '2026-04-01', cursor: '12_Ä' }, [['cursor', 'not_a_cursor']]],
    [{ start: '2026-04-31', end: '2026-05-01' }, [['start', 'not_a_date']]],
    [
      { start: '2026-4-1', end: 'x', types: ['party'] },
      [
        ['start', 'not_a_date'],
        ['end', 'not_a_date'],
        ['types', 'not_a_type'],
      ],
    ],
    [{ start: '2026-04-02', end: '2026-04-01' }, [['end', 'end_before_start']]],
    [{ start: '2016-01-01', end: '2026-01-15' }, [['end', 'too_long']]],
  ])('%j is refused', (input, faults) => {
    const checked = checkEventQuery(input)
    expect('errors' in checked && checked.errors.map(({ field, code }) => [field, code])).toEqual(faults)
  })

  it('covers as many days as lie between its ends, and one more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 3_660 }), (first, span) => {
        const start = addDays({ day: '2009-01-03', count: first })
        const checked = checkEventQuery({ start, end: addDays({ day: start, count: span }) })
        if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
        expect(checked.query.days.to - checked.query.days.from).toBe((span + 1) * 86_400_000)
      }),
    )
  })
})
