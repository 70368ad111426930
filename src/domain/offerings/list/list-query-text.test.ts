import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { industries } from '../fields/industries.ts'
import { kinds } from '../fields/offering-values.ts'
import { defaultListQuery, listFieldNames, sorts, type ListQuery } from './list-fields.ts'
import { checkListQuery, readListQuery, writeListQuery } from './list-query-text.ts'
import { changeListQuery } from './list-query.ts'
import { targetRanges } from './target-ranges.ts'

const read = (text: string) => readListQuery(new URLSearchParams(text))
const listQueryKey = (query: ListQuery) => writeListQuery(query).toString()
const write = (changes: Partial<ListQuery>) => writeListQuery(changeListQuery(defaultListQuery, changes))

const ranges = fc.constantFrom(undefined, ...targetRanges, '0,500', '12.5,')
const days = fc.constantFrom(undefined, '2026-04-16', '2024-02-29')
const flags = Object.fromEntries(
  listFieldNames
    .filter((field) => typeof defaultListQuery[field] === 'boolean')
    .map((field) => [field, fc.boolean()]),
)
const filters: fc.Arbitrary<Partial<ListQuery>> = fc.record({
  ...flags,
  q: fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 120 })),
  kind: fc.constantFrom(undefined, ...kinds),
  industry: fc.constantFrom(undefined, ...industries),
  ongoingFirst: fc.constantFrom(undefined, false),
  targetAmountMin: ranges,
  targetAmountMax: ranges,
  startAfter: days,
  endBefore: days,
  sort: fc.constantFrom(...sorts, 'relevance' as const),
})
const queries = fc
  .tuple(filters, fc.integer({ min: 1, max: 100_000 }))
  .map(([changes, page]) => changeListQuery(changeListQuery(defaultListQuery, changes), { page }))

describe('a list query in an address', () => {
  it('is empty for the default query', () => {
    expect(listQueryKey(defaultListQuery)).toBe('')
    expect(read('')).toEqual(defaultListQuery)
  })

  it('contains only what differs from the defaults, always in the same order', () => {
    const query = { page: 2, endBefore: '2026-04-16', notUS: true, incoming: false, q: '仮想 通貨' }
    const written = write(query)
    expect([...written.keys()]).toEqual(['q', 'incoming', 'notUS', 'endBefore'])
    expect(written.get('incoming') ?? '').toBe('0')
    expect(written.get('notUS')).toBe('1')
  })

  it('contains the order when it is not the default order with a text', () => {
    expect(write({ q: 'coin' }).toString()).toBe('q=coin')
    expect(read('q=coin').sort).toBe('relevance')
    expect(read('q=coin&sort=createdAtDesc').sort).toBe('createdAtDesc')
    expect(listQueryKey(read('q=coin&sort=createdAtDesc'))).toBe('q=coin&sort=createdAtDesc')
    expect(listQueryKey(read('sort=createdAtDesc'))).toBe('')
  })

  it('has the limit of a form without scripts as a range of the maximum target', () => {
    expect(listQueryKey(read('targetUpTo=5000000'))).toBe('targetAmountMax=0%2C5000000')
    expect(listQueryKey(read('targetAmountMax=&targetUpTo=5000000'))).toBe('targetAmountMax=0%2C5000000')
    expect(read('targetAmountMax=1000000,5000000&targetUpTo=500000').targetAmountMax).toBe('1000000,5000000')
    for (const text of ['', '0', '-5', 'abc', '1e99', 'Infinity'])
      expect(listQueryKey(read(`targetUpTo=${text}`))).toBe('')
  })

  it('contains that ongoing sales do not come first only where they would', () => {
    expect(listQueryKey(read('ongoingFirst=0'))).toBe('ongoingFirst=0')
    expect(listQueryKey(read('ongoingFirst=1'))).toBe('')
    expect(listQueryKey(read('ongoingFirst=0&sort=endAsc'))).toBe('sort=endAsc')
    expect(listQueryKey(read('ongoingFirst=0&q=coin'))).toBe('q=coin')
    expect(write({ ongoingFirst: false }).toString()).toBe('ongoingFirst=0')
  })

  it('reads back as the same query, on pages and in the API', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const written = writeListQuery(query)
        expect(readListQuery(written)).toEqual(query)
        expect(checkListQuery(Object.fromEntries(written))).toEqual({ query })
        expect(checkListQuery(query)).toEqual({ query })
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same for all notations of one query', () => {
    const writings = ['page=1&q=+coin&failed=true', 'x=1&q=coin', 'q=coin&targetAmountMin=abc', 'q=coin%00']
    expect(new Set(writings.map((text) => listQueryKey(read(text)))).size).toBe(1)
    expect(listQueryKey(read('targetAmountMax=,500'))).toBe(listQueryKey(read('targetAmountMax=0,500.0')))
  })
})
