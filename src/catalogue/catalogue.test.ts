import { describe, expect, test } from 'vitest'
import { plainEntry, plainQuery } from '../../tests/support/catalogue/plain-entry.ts'
import { bitsOf } from '../domain/offerings/list/filter-groups.ts'
import type { ListOrder } from '../domain/offerings/list/list-fields.ts'
import { sectionCounts } from '../domain/offerings/list/sections.ts'
import { buildCatalogue, CatalogueBuilder } from './catalogue-builder.ts'
import type { CatalogueQuery } from './catalogue-query.ts'

describe('filters', () => {
  const catalogue = buildCatalogue([
    plainEntry('a', {
      statuses: ['incoming'],
      coins: ['acceptBitcoin', 'acceptEthereum'],
      industries: ['Charity', 'Energy'],
      features: ['bonus'],
      targetAmountMin: 100_000,
    }),
    plainEntry('b', { statuses: ['succeeded'], coins: [], industries: ['Energy'], start: 10, end: 20 }),
    plainEntry('c', {
      statuses: ['failed'],
      features: ['bonus', 'codeAvail'],
      start: 15,
      end: 30,
      targetAmountMin: 99_999,
    }),
  ])
  const find = (values: Parameters<typeof plainQuery>[0]) => catalogue.search(plainQuery(values)).ids

  test('an entry that accepts no known coin is found only while all coins are on', () => {
    expect(find({})).toEqual(['a', 'b', 'c'])
    expect(find({ groups: { coins: 0b111 } })).toEqual(['a', 'b', 'c'])
    expect(find({ groups: { coins: 0b011 } })).toEqual(['a', 'c'])
    expect(find({ groups: { coins: 0b001 } })).toEqual(['a'])
  })
  test('all flags are required', () => {
    expect(find({ groups: { features: 0b00001 } })).toEqual(['a', 'c'])
    expect(find({ groups: { features: 0b01001 } })).toEqual(['c'])
  })
  test('a range includes both of its bounds, but no unknown amounts', () => {
    expect(find({ ranges: { targetAmountMin: { min: 0, max: 99_999 } } })).toEqual(['c'])
    expect(find({ ranges: { targetAmountMin: { min: 0, max: 100_000 } } })).toEqual(['a', 'c'])
    expect(find({ ranges: { targetAmountMin: { min: 100_000, max: 1_000_000 } } })).toEqual(['a'])
    expect(find({ ranges: { targetAmountMin: { min: 99_999, max: 100_001 } } })).toEqual(['a', 'c'])
    expect(find({ ranges: { targetAmountMax: { min: 0, max: Infinity } } })).toEqual([])
  })
  test('a filter by date includes its own instant, but no unknown date', () => {
    expect(find({ startAfter: 10 })).toEqual(['b', 'c'])
    expect(find({ startAfter: 11 })).toEqual(['c'])
    expect(find({ endBefore: 20 })).toEqual(['b'])
  })
  test('each count is what choosing that value would give', () => {
    const countsOf = (groups: CatalogueQuery['groups']) => catalogue.search(plainQuery({ groups })).counts
    const ended = bitsOf('statuses', ['succeeded', 'failed'])
    const withBonus = bitsOf('features', ['bonus'])
    const groups = { statuses: ended, features: withBonus, industries: bitsOf('industries', ['Energy']) }
    expect(catalogue.search(plainQuery({ groups })).total).toBe(0)
    const { statuses, industries } = countsOf(groups)
    expect(statuses).toEqual({ incoming: 1, ongoing: 0, succeeded: 0, failed: 0, outcomeUnknown: 0 })
    expect(sectionCounts(statuses)).toEqual({ all: 1, before: 1, ongoing: 0, finished: 0 })
    expect(industries.Energy).toBe(0)
    expect(countsOf({ statuses: ended }).industries.Energy).toBe(1)
    expect(Object.values(countsOf({ features: withBonus }).features)).toEqual([2, 0, 0, 1, 0, 0])
  })
})

describe('sorting', () => {
  const catalogue = buildCatalogue([
    plainEntry('a', { createdAt: 1, end: 5, raised: 0 }),
    plainEntry('b', { createdAt: 2 }),
    plainEntry('c', { createdAt: 2, end: 7, raised: 9 }),
    plainEntry('d', { createdAt: 3, end: 5 }),
  ])
  test.each<[ListOrder, string]>([
    ['createdAtDesc', 'dbca'],
    ['endAsc', 'adcb'],
    ['endDesc', 'cadb'],
    ['raisedAsc', 'acbd'],
    ['raisedDesc', 'cabd'],
    ['startAsc', 'abcd'],
    ['startDesc', 'abcd'],
    ['relevance', 'dbca'],
  ])('%s gives %s: unknown values last, ties by id', (sort, expected) => {
    expect(catalogue.search(plainQuery({ sort })).ids.join('')).toBe(expected)
  })
  test('a page past the end is empty, the total stays', () => {
    expect(catalogue.search(plainQuery({ offset: 40 }))).toMatchObject({ ids: [], total: 4 })
  })
})

describe('changes', () => {
  test('are seen by the next search', () => {
    const catalogue = buildCatalogue([plainEntry('a', { texts: { name: 'Old name' } })])
    const find = (q: string) => catalogue.search(plainQuery({ q })).ids
    catalogue.upsert(plainEntry('a', { texts: { name: 'New name' } }))
    expect([find('old'), find('new')]).toEqual([[], ['a']])
    catalogue.upsert(plainEntry('b', { texts: { name: 'Newer' } }))
    expect(find('new')).toEqual(['a', 'b'])
    expect([catalogue.remove('a'), catalogue.remove('a'), catalogue.size]).toEqual([true, false, 1])
    expect(find('new')).toEqual(['b'])
  })
  test('leave a row behind only when texts change', () => {
    const catalogue = buildCatalogue([plainEntry('a')])
    catalogue.upsert(plainEntry('a', { statuses: ['failed'], raised: 5 }))
    expect(catalogue.staleRows).toBe(0)
    catalogue.upsert(plainEntry('a', { texts: { name: 'Renamed' } }))
    expect([catalogue.size, catalogue.staleRows]).toEqual([1, 1])
  })
  test('a catalogue that is loaded in steps can be paused anywhere', () => {
    const builder = new CatalogueBuilder()
    for (let n = 0; n < 20_000; n++) builder.add(plainEntry(`x${n}`, { createdAt: n % 10 }))
    const steps = builder.sealSteps()
    let count = 0
    let step = steps.next()
    for (; !step.done; step = steps.next()) count++
    expect(count).toBeGreaterThan(20)
    expect(step.value.search(plainQuery({ limit: 2, offset: 1999 })).ids).toEqual(['x9999', 'x10008'])
  })
})
