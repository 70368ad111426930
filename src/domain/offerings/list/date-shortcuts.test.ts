import { describe, expect, it } from 'vitest'
import { dayPresets } from '../../kernel/time/calendar-day.ts'
import { applyDateShortcut, dateShortcutOf } from './date-shortcuts.ts'
import { defaultListQuery } from './list-fields.ts'
import { changeListQuery } from './list-query.ts'

const today = '2026-04-16'
const apply = (preset: (typeof dayPresets)[number], query = defaultListQuery) =>
  applyDateShortcut({ query, preset, today })

describe('date shortcut', () => {
  it.each([
    ['this-month', '2026-04-01', '2026-04-30'],
    ['next-week', '2026-04-20', '2026-04-26'],
    ['last-month', '2026-03-01', '2026-03-31'],
  ] as const)('%s selects sales of %s to %s', (preset, from, to) => {
    expect(apply(preset)).toEqual({ ...defaultListQuery, period: `${from},${to}` })
  })

  it.each([...dayPresets])('%s is recognised in the query', (preset) => {
    expect(dateShortcutOf({ query: apply(preset), today })).toBe(preset)
  })

  it('goes to page 1, like any filter', () => {
    const query = changeListQuery(changeListQuery(defaultListQuery, { bonus: true }), { page: 5 })
    expect(apply('this-week', query)).toMatchObject({ page: 1, bonus: true })
  })

  it('is not recognised when one of the days differs', () => {
    const month = apply('this-month')
    expect(dateShortcutOf({ query: { ...month, period: undefined }, today })).toBeUndefined()
    expect(dateShortcutOf({ query: { ...month, period: '2026-04-02,2026-04-30' }, today })).toBeUndefined()
    expect(dateShortcutOf({ query: defaultListQuery, today })).toBeUndefined()
  })

  it('depends on today: the period of this month is that of last month a month later', () => {
    expect(dateShortcutOf({ query: apply('this-month'), today: '2026-05-01' })).toBe('last-month')
  })
})
