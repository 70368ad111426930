import { describe, expect, it } from 'vitest'
import { boxNames, type BoxName } from './filter-boxes.ts'
import { defaultListQuery, type ListQuery } from './list-fields.ts'
import { changeListQuery } from './list-query.ts'
import { hasStatusCheckboxes, sectionOf, sections, selectSection, type Section } from './sections.ts'

const statusFlags = boxNames('statuses')

const everyCombination = Array.from({ length: 32 }, (_, bits) => {
  const on = statusFlags.filter((_flag, index) => (bits & (1 << index)) !== 0)
  return { on, query: withOnly(on) }
})

function withOnly(on: readonly BoxName<'statuses'>[]): ListQuery {
  const flags = Object.fromEntries(statusFlags.map((flag) => [flag, on.includes(flag)]))
  return { ...defaultListQuery, ...flags }
}

const named: Record<string, Section> = {
  incoming: 'before',
  ongoing: 'ongoing',
  'succeeded failed': 'finished',
  'succeeded failed outcomeUnknown': 'finished',
}

describe('section tab', () => {
  it.each(everyCombination)('is the expected one with $on checked', ({ on, query }) => {
    const section = named[on.join(' ')] ?? 'all'
    expect(sectionOf(query)).toBe(section)
    expect(hasStatusCheckboxes(query)).toBe(section === 'all')
  })

  it.each([
    ['all', 'incoming ongoing succeeded failed outcomeUnknown'],
    ['before', 'incoming'],
    ['ongoing', 'ongoing'],
    ['finished', 'succeeded failed outcomeUnknown'],
  ] as const)('%s turns on %s and nothing else', (section, on) => {
    const results = everyCombination.map(({ query }) => selectSection(query, section))
    const shown = results.map((query) => statusFlags.filter((flag) => query[flag]).join(' '))
    expect(new Set(shown)).toEqual(new Set([on]))
    expect(results.every((query) => sectionOf(query) === section)).toBe(true)
  })

  it('goes to page 1 and keeps other filters when selected', () => {
    const query = changeListQuery(
      changeListQuery(defaultListQuery, { industry: 'Banking', q: 'coin', acceptBitcoin: false }),
      { page: 4 },
    )
    const moved = selectSection(query, 'finished')
    expect(moved).toEqual({ ...query, incoming: false, ongoing: false, page: 1 })
    expect(selectSection(query, 'all')).toEqual(query)
  })

  it('becomes All again when its last status is unchecked', () => {
    const before = selectSection(defaultListQuery, 'before')
    expect(sectionOf(changeListQuery(before, { incoming: false }))).toBe('all')
  })

  it('is one of four', () => {
    expect(sections).toEqual(['all', 'before', 'ongoing', 'finished'])
  })
})
