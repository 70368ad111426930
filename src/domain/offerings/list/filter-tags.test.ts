import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxNames } from './filter-boxes.ts'
import { filterTags, resetFilters } from './filter-tags.ts'
import { defaultListQuery, type ListQuery } from './list-fields.ts'
import { changeListQuery } from './list-query.ts'

const statusFlags = boxNames('statuses')
const acceptFlags = boxNames('coins')
const featureFlags = boxNames('features')

const hasFilters = (query: ListQuery) => filterTags(query).length > 0
const change = (changes: Partial<ListQuery>) => changeListQuery(defaultListQuery, changes)
const shown = (query: ListQuery) => filterTags(query).map(({ kind, value }) => `${kind} ${value}`)

const flags = [...statusFlags, ...acceptFlags, ...featureFlags]
const everyCombination = Array.from({ length: 2 ** flags.length }, (_, bits) =>
  change(Object.fromEntries(flags.map((flag, index) => [flag, (bits & (1 << index)) !== 0]))),
)
const values: Partial<ListQuery> = {
  q: 'coin',
  kind: 'STO',
  industry: 'Banking',
  targetAmountMin: '0,100000',
  targetAmountMax: '50000000,',
  startAfter: '2026-04-01',
  endBefore: '2026-04-30',
  period: '2026-04-13,2026-04-19',
}
const queries = fc
  .tuple(fc.constantFrom(...everyCombination), fc.subarray(Object.entries(values)))
  .map(([query, some]) => changeListQuery(query, Object.fromEntries(some)))

describe('filter tags', () => {
  it('are absent without a filter', () => {
    expect(filterTags(change({ sort: 'endAsc', page: 3 }))).toEqual([])
    expect(hasFilters(defaultListQuery)).toBe(false)
  })

  it('name each filter once', () => {
    const query = change({ ...values, incoming: false, failed: false, acceptOtherCoin: false, notUS: true })
    expect(shown(query)).toEqual([
      'q coin',
      'status ongoing',
      'status succeeded',
      'status outcomeUnknown',
      'coin acceptBitcoin',
      'coin acceptEthereum',
      'kind STO',
      'industry Banking',
      'targetAmountMin 0,100000',
      'targetAmountMax 50000000,',
      'feature notUS',
      'startAfter 2026-04-01',
      'endBefore 2026-04-30',
      'period 2026-04-13,2026-04-19',
    ])
  })

  it('are hidden for a fully checked group, in every combination of flags', () => {
    const wrong = everyCombination.filter((query) =>
      [
        { kind: 'status', group: statusFlags },
        { kind: 'coin', group: acceptFlags },
      ].some(({ kind, group }) => {
        const on = group.filter((flag) => query[flag])
        const expected = on.length === group.length ? [] : on.map((flag) => `${kind} ${flag}`)
        return (
          shown(query)
            .filter((tag) => tag.startsWith(kind))
            .join() !== expected.join()
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  it('remove their filter and go to page 1 when removed', () => {
    const query = changeListQuery(change({ industry: 'Banking', bonus: true }), { page: 3 })
    const [industry, bonus] = filterTags(query)
    expect(industry?.without).toEqual(change({ bonus: true }))
    expect(bonus?.without).toEqual(change({ industry: 'Banking' }))
  })

  it('check the whole group again when the last one of a group is removed', () => {
    const [tag] = filterTags(
      change({ ongoing: false, succeeded: false, failed: false, outcomeUnknown: false }),
    )
    expect(tag).toEqual({ kind: 'status', value: 'incoming', without: defaultListQuery })
  })

  it('give the same query as reset when removed one after another', () => {
    fc.assert(
      fc.property(queries, fc.infiniteStream(fc.nat()), (query, picks) => {
        let left = query
        for (let tags = filterTags(left); tags.length > 0; tags = filterTags(left)) {
          const pick = tags[Number(picks.next().value) % tags.length]
          expect(shown(pick?.without ?? left).length).toBeLessThan(tags.length)
          left = pick?.without ?? defaultListQuery
        }
        expect(left).toEqual(resetFilters(query))
      }),
      { numRuns: 300 },
    )
  })
})

describe('reset', () => {
  it('clears every filter and the text, and keeps the chosen order', () => {
    const query = changeListQuery(change({ ...values, sort: 'raisedDesc', bonus: true }), { page: 4 })
    expect(resetFilters(query)).toEqual(change({ sort: 'raisedDesc' }))
  })

  it('goes back to the newest first when no order was chosen', () => {
    expect(resetFilters(change({ q: 'coin' }))).toEqual(defaultListQuery)
  })

  it('leaves no filter, in every combination of flags', () => {
    expect(everyCombination.filter((query) => hasFilters(resetFilters(query)))).toEqual([])
    const filtered = everyCombination.filter((query) => hasFilters(query))
    expect(filtered.every((query) => filterTags(query).length > 0)).toBe(true)
  })
})
