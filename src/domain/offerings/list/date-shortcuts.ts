import { dayPresets, presetRange, type Day, type DayPreset } from '../../kernel/time/calendar-day.ts'
import type { ListQuery } from './list-fields.ts'
import { changeListQuery } from './list-query.ts'

/**
 * Each of the eight shortcuts asks for sales that lie within its span: on 2026-04-16, this-month is a start
 * after 2026-04-01 and an end before 2026-04-30, both days included.
 */
export function applyDateShortcut(args: { query: ListQuery; preset: DayPreset; today: Day }): ListQuery {
  const { from, to } = presetRange(args)
  return changeListQuery(args.query, { startAfter: from, endBefore: to })
}

/** The shortcut whose two days the query has today, if any. */
export function dateShortcutOf({ query, today }: { query: ListQuery; today: Day }): DayPreset | undefined {
  return dayPresets.find((preset) => {
    const { from, to } = presetRange({ preset, today })
    return query.startAfter === from && query.endBefore === to
  })
}
