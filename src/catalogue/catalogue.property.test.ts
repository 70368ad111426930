import fc from 'fast-check'
import { expect, test } from 'vitest'
import { naiveSearch } from '../../tests/support/catalogue/naive-catalogue.ts'
import { filterGroups, rangesWith } from '../domain/offerings/list/filter-groups.ts'
import { sorts } from '../domain/offerings/list/list-fields.ts'
import { boundsOf, targetRanges, type Bounds } from '../domain/offerings/list/target-ranges.ts'
import { buildCatalogue } from './catalogue-builder.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import type { CatalogueQuery } from './catalogue-query.ts'

const words = [
  'Bit',
  'bitcoin',
  'Block',
  'blockchain',
  'Ether',
  'ethereum',
  'Mindsync',
  'AI',
  '1inch',
  '$$$',
  'B@',
  'B@nk',
]
const readable = ['Hoshizora', 'Akiya', 'Bitto', 'ほしぞら', 'アキヤ', 'のき', 'sto', 'STO energy', '不動産']
const accented = ['Café', 'ＢＴＣ', 'e-commerce', 'ETH', 'eth', '+', '&', '🚀', '$BTC', '$B', 'x']
const runs = [
  'ビット',
  'ビットコイン',
  'ｺｲﾝ',
  '取引',
  '取引所',
  '区块',
  '区块链',
  '链',
  '비트',
  '비트코인',
  '코인',
  '의',
  'の',
  '𠮷野',
]
const misspelt = [
  'blokchain',
  'etherum',
  'mindsnc',
  'bitcion',
  'xether',
  'bloc',
  'bitco',
  'blockchian',
  'ethereumm',
]
const piece = fc.constantFrom(...words, ...accented, ...runs, ...readable)
const text = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', ' ', '', '、', '-', '  ')), { maxLength: 6 })
  .map((parts) => parts.flat().join(''))
const amount = fc.option(fc.constantFrom(0, 1, 99_999, 100_000, 1_000_000, 7_000_000, 10_000_000, 5e7, 9e9), {
  nil: undefined,
})
const instant = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined })

const maskIn = (name: keyof typeof filterGroups) =>
  fc.integer({ min: 0, max: 2 ** filterGroups[name].values.length - 1 })

const entryValues = fc.record({
  id: fc.integer({ min: 0, max: 30 }).map((n) => `offering-${n}`),
  texts: fc.record({
    name: text,
    otherNames: fc.option(fc.array(text, { maxLength: 2 }), { nil: undefined }),
    symbol: fc.option(piece, { nil: undefined }),
    kind: fc.constantFrom(undefined, 'ICO', 'STO'),
    slogan: fc.option(text, { nil: undefined }),
    topics: fc.option(fc.array(fc.constantFrom('Energy', '不動産', 'ビットコイン'), { maxLength: 2 }), {
      nil: undefined,
    }),
    excerpts: fc.array(text, { maxLength: 4 }),
  }),
  status: fc.integer({ min: 0, max: 3 }),
  coins: maskIn('coins'),
  features: maskIn('features'),
  kinds: fc.constantFrom(0, 1, 2, 4),
  industries: fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { maxLength: 3 }),
  createdAt: fc.integer({ min: 0, max: 5 }),
  start: instant,
  end: instant,
  raised: amount,
  targetAmountMin: amount,
  targetAmountMax: amount,
})

const entry: fc.Arbitrary<CatalogueEntry> = entryValues.map(
  ({ status, coins, features, kinds, industries, ...values }) => ({
    ...values,
    groups: {
      statuses: 1 << status,
      coins,
      features,
      kinds,
      industries: industries.reduce((mask, bit) => mask | (1 << bit), 0),
      targetAmountMin: values.targetAmountMin === undefined ? 0 : rangesWith(values.targetAmountMin),
      targetAmountMax: values.targetAmountMax === undefined ? 0 : rangesWith(values.targetAmountMax),
    },
  }),
)

/**
 * Returns the given value, which switches a filter off, in three of four cases, and a random one otherwise. With all filters on, a
 * random query would find nothing.
 */
const often = <T>(value: T, others: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, others)
const range = fc.oneof(
  fc.constantFrom(...targetRanges.map(boundsOf)),
  fc.constant<Bounds>({ min: 1, max: 7_000_000 }),
)
const requested = fc.oneof(
  fc.constantFrom(...words, ...accented, ...runs, ...misspelt, ...readable),
  fc.tuple(piece, fc.constantFrom(...misspelt, ...runs, ...words)).map((both) => both.join(' ')),
  fc.tuple(fc.constantFrom(...runs), fc.constantFrom(...runs)).map((both) => both.join('')),
  fc
    .tuple(text, fc.nat(8), fc.nat(6))
    .map(([all, from, length]) => all.slice(from, from + length).toWellFormed()),
)

const query: fc.Arbitrary<CatalogueQuery> = fc.record({
  groups: fc.record(
    {
      statuses: often(15, maskIn('statuses')),
      coins: often(7, maskIn('coins')),
      features: often(0, maskIn('features')),
      kinds: fc.constantFrom(1, 2, 4),
      industries: fc.integer({ min: 0, max: 27 }).map((bit) => 1 << bit),
      targetAmountMin: fc.integer({ min: 0, max: 5 }).map((bit) => 1 << bit),
      targetAmountMax: fc.integer({ min: 0, max: 5 }).map((bit) => 1 << bit),
    },
    { requiredKeys: ['statuses', 'coins', 'features'] },
  ),
  ranges: often({}, fc.record({ targetAmountMin: range, targetAmountMax: range }, { requiredKeys: [] })),
  startAfter: often<number | undefined>(undefined, fc.integer({ min: -3, max: 3 })),
  endBefore: often<number | undefined>(undefined, fc.integer({ min: -3, max: 3 })),
  q: often<string | undefined>(undefined, requested),
  sort: fc.constantFrom(...sorts, 'relevance' as const, 'relevance' as const),
  first: often<{ statuses: number } | undefined>(undefined, fc.record({ statuses: maskIn('statuses') })),
  offset: often(0, fc.nat(12)),
  limit: fc.constantFrom(0, 3, 20),
})

const change = fc.oneof(
  { weight: 3, arbitrary: entry },
  fc.integer({ min: 0, max: 30 }).map((n) => `offering-${n}`),
)

test('the catalogue finds what a plain loop over all entries finds, whatever was added, edited and removed before', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 60 }),
      fc.array(fc.tuple(change, query), { maxLength: 12 }),
      query,
      (loaded, changes, first) => {
        const catalogue = buildCatalogue(loaded)
        const truth = new Map(loaded.map((one) => [one.id, one]))
        expect(catalogue.search(first)).toEqual(naiveSearch([...truth.values()], first))
        for (const [what, next] of changes) {
          if (typeof what === 'string') {
            catalogue.remove(what)
            truth.delete(what)
          } else {
            catalogue.upsert(what)
            truth.set(what.id, what)
          }
          expect(catalogue.size).toBe(truth.size)
          expect(catalogue.search(next)).toEqual(naiveSearch([...truth.values()], next))
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('every text query finds and ranks what a plain loop over all entries does', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 40 }),
      fc.array(requested, { minLength: 5, maxLength: 5 }),
      (loaded, queries) => {
        const catalogue = buildCatalogue(loaded)
        const entries = [...new Map(loaded.map((one) => [one.id, one])).values()]
        for (const q of queries) {
          const next: CatalogueQuery = {
            groups: {},
            q,
            sort: 'relevance',
            offset: 0,
            limit: 50,
          }
          expect(catalogue.search(next)).toEqual(naiveSearch(entries, next))
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('several hundred entries are paged, counted and sorted as by a plain loop over all entries', () => {
  const sampled = fc.sample(entry, { numRuns: 500, seed: 7 })
  const entries = sampled.map((one, n) => ({ ...one, id: `offering-${(n * 37) % 500}` }))
  const catalogue = buildCatalogue(entries)
  for (const next of fc.sample(query, { numRuns: 25, seed: 11 })) {
    expect(catalogue.search(next)).toEqual(naiveSearch(entries, next))
  }
})
