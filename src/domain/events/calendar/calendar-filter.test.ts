import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPresets } from '../../kernel/time/calendar-day.ts'
import { settleTags, typesOfTags } from '../event-tags.ts'
import { eventGroups, eventTypes } from '../event-types.ts'
import { everyEvent, readCalendarFilter, readCalendarPath, writeCalendarPath } from './calendar-filter.ts'

const filterOf = (path: string) => {
  const reading = readCalendarPath(path)
  return reading !== undefined && 'filter' in reading ? reading.filter : reading
}

describe('the path of a calendar', () => {
  it.each([
    ['', everyEvent],
    ['/symbol/btc', { ...everyEvent, symbols: ['BTC'] }],
    ['/symbol/eth,btc,%24ETH', { ...everyEvent, symbols: ['BTC', 'ETH'] }],
    ['/symbol/XRP、eth，btc', { ...everyEvent, symbols: ['BTC', 'ETH', 'XRP'] }],
    ['/time/this-week', { ...everyEvent, time: 'this-week' }],
    ['/tags/ama,token', { ...everyEvent, tags: ['token', 'ama'] }],
    ['/symbol/BTC/time/next-month', { symbols: ['BTC'], time: 'next-month', tags: [] }],
    ['/symbol/BTC/tags/ama', { symbols: ['BTC'], time: null, tags: ['ama'] }],
    [
      '/time/2026-04-01..2026-04-30/tags/people',
      { ...everyEvent, time: '2026-04-01..2026-04-30', tags: ['people'] },
    ],
    ['/symbol/B%2FC/time/last-week/tags/ama', { symbols: ['B/C'], time: 'last-week', tags: ['ama'] }],
    ['/symbol/BTC,B%2FC/tags/people,burn', { symbols: ['B/C', 'BTC'], time: null, tags: ['people', 'burn'] }],
  ])('%j means %j', (path, filter) => {
    expect(filterOf(path)).toEqual(filter)
  })

  it.each([
    '/colour/red',
    '/symbol',
    '/symbol/',
    '/time/this-week/symbol/BTC',
    '/tags/ama/time/this-week',
    '/symbol/BTC/symbol/ETH',
    '/symbol/%E0%A4%A',
    '/symbol/BTC/',
    '/add',
  ])('%j is not a calendar path', (path) => {
    expect(readCalendarPath(path)).toBeUndefined()
  })

  it('names the unknown word and its part', () => {
    expect(readCalendarPath('/symbol/two words/time/next-year/tags/ama,party,Ball')).toEqual({
      faults: [
        { part: 'symbol', word: 'two words', code: 'invalid' },
        { part: 'time', word: 'next-year', code: 'invalid' },
        { part: 'tags', word: 'party', code: 'invalid' },
        { part: 'tags', word: 'ball', code: 'invalid' },
      ],
    })
    expect(readCalendarFilter({ symbol: '..' })).toHaveProperty('faults')
    expect(readCalendarFilter({ symbol: 'A\u0000' })).toHaveProperty('faults')
  })

  it('has at most twenty tokens, counted once each', () => {
    const names = Array.from({ length: 21 }, (_, n) => `T${String(n).padStart(2, '0')}`)
    expect(readCalendarFilter({ symbol: names.join(',') })).toEqual({
      faults: [{ part: 'symbol', word: 'T20', code: 'too_many_tokens' }],
    })
    const repeated = [...names.slice(0, 20), 't03', '$T04'].toReversed().join(',')
    expect(readCalendarFilter({ symbol: repeated })).toMatchObject({
      filter: { symbols: names.slice(0, 20) },
    })
  })

  it('has one spelling for one choice', () => {
    const spelled = (path: string) => {
      const filter = filterOf(path)
      return filter !== undefined && 'symbols' in filter && writeCalendarPath(filter)
    }
    expect(spelled('/symbol/$btc/time/THIS-WEEK/tags/ama,meetup,Conference,ama')).toBe(
      '/symbol/BTC/time/this-week/tags/people',
    )
    expect(spelled('/symbol/eth,BTC,$btc,b%2Fc')).toBe('/symbol/B%2FC,BTC,ETH')
    expect(spelled('/tags/company,people,token')).toBe('')
    expect(spelled('/tags/burn,exchange')).toBe('/tags/exchange,burn')
  })

  it('is read back unchanged', () => {
    const days = fc.integer({ min: 0, max: 9_000 }).map((count) => new Date(Date.UTC(2009, 0, 3 + count)))
    const ranges = fc.tuple(days, fc.integer({ min: 0, max: 400 })).map(([from, count]) => {
      const to = new Date(from.getTime() + count * 86_400_000)
      return `${from.toISOString().slice(0, 10)}..${to.toISOString().slice(0, 10)}` as const
    })
    fc.assert(
      fc.property(
        fc.option(fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 4 })),
        fc.option(fc.oneof(fc.constantFrom(...dayPresets), ranges)),
        fc.subarray([...eventGroups, ...eventTypes]),
        (names, time, tags) => {
          const reading = readCalendarFilter({ symbol: names?.join(','), time, tags: tags.join(',') })
          if ('faults' in reading) return
          expect(readCalendarPath(writeCalendarPath(reading.filter))).toEqual(reading)
        },
      ),
    )
  })

  it('any text is a filter, a fault or not a path, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Object.keys(readCalendarPath(`/symbol/${text}`) ?? { none: true })).toHaveLength(1)
      }),
    )
  })
})

describe('tags', () => {
  it('mean the same types before and after normalising', () => {
    fc.assert(
      fc.property(fc.subarray([...eventGroups, ...eventTypes]), (tags) => {
        const settled = settleTags(tags)
        expect(settleTags(settled)).toEqual(settled)
        const types = typesOfTags(tags)
        expect(typesOfTags(settled)).toEqual(types.length === eventTypes.length ? [] : types)
      }),
    )
  })
})
