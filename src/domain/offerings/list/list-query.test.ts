import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxNames } from './filter-boxes.ts'
import { defaultListQuery, sorts, type ListQuery } from './list-fields.ts'
import { changeListQuery, showsOngoingFirst } from './list-query.ts'

const statusFlags = boxNames('statuses')
const acceptFlags = boxNames('coins')
const featureFlags = boxNames('features')

const change = (changes: Partial<ListQuery>, query = defaultListQuery) => changeListQuery(query, changes)
const allOff = (flags: readonly string[]) => Object.fromEntries(flags.map((flag) => [flag, false]))

const flags = [...statusFlags, ...acceptFlags, ...featureFlags]
const everyCombination = Array.from({ length: 2 ** flags.length }, (_, bits): Partial<ListQuery> =>
  Object.fromEntries(flags.map((flag, index) => [flag, (bits & (1 << index)) !== 0])),
)

describe('list query by default', () => {
  it('shows all statuses and all coins, the newest first, on page 1', () => {
    expect([...statusFlags, ...acceptFlags].every((flag) => defaultListQuery[flag])).toBe(true)
    expect(featureFlags.some((flag) => defaultListQuery[flag])).toBe(false)
    expect(defaultListQuery).toMatchObject({ sort: 'createdAtDesc', page: 1, q: '' })
  })

  it('can be sorted in seven ways', () => {
    expect(sorts.join(' ')).toBe('createdAtDesc endAsc endDesc startAsc startDesc raisedDesc raisedAsc')
  })
})

describe('changing a list query', () => {
  const third = change({ page: 3 })

  it('goes to the new page when only the page changes', () => {
    expect(third.page).toBe(3)
  })

  it.each<Partial<ListQuery>>([
    { industry: 'Banking' },
    { kind: 'STO' },
    { sort: 'endAsc' },
    { failed: false },
    { notUS: true },
    { q: 'coin' },
    { targetAmountMin: '0,100000' },
    { targetAmountMax: '50000000,' },
    { startAfter: '2026-04-16' },
    { endBefore: '2026-04-16' },
    { bonus: true, page: 3 },
  ])('goes back to page 1 when %j changes', (changes) => {
    expect(change(changes, third)).toEqual({ ...third, ...change(changes), page: 1 })
  })

  it('stays on its page when nothing changes', () => {
    expect(change({ failed: true, q: ' ', sort: 'createdAtDesc' }, third)).toEqual(third)
  })

  it('checks all boxes of an emptied group again', () => {
    expect(change(allOff(statusFlags))).toEqual(defaultListQuery)
    expect(change(allOff(acceptFlags))).toEqual(defaultListQuery)
    expect(change({ incoming: false }, change({ ...allOff(statusFlags), incoming: true }))).toEqual(
      defaultListQuery,
    )
  })

  it('keeps any combination of flags, except empty groups', () => {
    const wrong = everyCombination.filter((combination) => {
      const changed = change(combination)
      return [statusFlags, acceptFlags].some((group) => {
        const isEmpty = group.every((flag) => !combination[flag])
        return group.some((flag) => changed[flag] !== (isEmpty || combination[flag]))
      })
    })
    expect(wrong).toEqual([])
    expect(everyCombination.every((to) => featureFlags.every((flag) => change(to)[flag] === to[flag]))).toBe(
      true,
    )
  })

  it('never leaves a group empty, for any query', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everyCombination), { maxLength: 5 }), (changes) => {
        const query = changes.reduce<ListQuery>((before, to) => changeListQuery(before, to), third)
        expect(statusFlags.some((flag) => query[flag])).toBe(true)
        expect(acceptFlags.some((flag) => query[flag])).toBe(true)
        expect(changeListQuery(query, query)).toEqual(query)
      }),
    )
  })

  it('ignores an impossible value', () => {
    expect(change({ startAfter: '2026-02-31', targetAmountMin: '2,1', page: 1.5 })).toEqual(defaultListQuery)
    expect(change({ endBefore: '', targetAmountMax: '', page: -1, q: ' \n' })).toEqual(defaultListQuery)
  })
})

describe('the order', () => {
  it('is best match first with a text, and the newest first without', () => {
    const found = change({ q: 'coin' })
    expect(found.sort).toBe('relevance')
    expect(change({ q: '' }, found).sort).toBe('createdAtDesc')
  })

  it('stays as chosen when a text is entered or removed', () => {
    const chosen = change({ sort: 'raisedDesc' })
    expect(change({ q: 'coin' }, chosen).sort).toBe('raisedDesc')
    expect(change({ q: '' }, change({ q: 'coin' }, chosen)).sort).toBe('raisedDesc')
  })

  it('can be the newest first with text, when chosen', () => {
    const newest = change({ sort: 'createdAtDesc' }, change({ q: 'coin' }))
    expect(newest.sort).toBe('createdAtDesc')
    expect(change({ bonus: true }, newest).sort).toBe('createdAtDesc')
  })

  it('begins with the ongoing sales until the reader chooses an order or enters a text', () => {
    expect(showsOngoingFirst(defaultListQuery)).toBe(true)
    expect(showsOngoingFirst(change({ kind: 'STO', page: 3 }))).toBe(true)
    expect(showsOngoingFirst(change({ ongoingFirst: false }))).toBe(false)
    expect(showsOngoingFirst(change({ sort: 'endAsc' }))).toBe(false)
    expect(showsOngoingFirst(change({ q: 'coin' }))).toBe(false)
  })

  it('is never best match without text', () => {
    expect(change({ sort: 'relevance' }).sort).toBe('createdAtDesc')
  })
})
