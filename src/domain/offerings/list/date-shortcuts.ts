import { dayPresets, presetRange, type Day, type DayPreset } from '../../kernel/time/calendar-day.ts'
import type { ListQuery } from './list-fields.ts'
import { changeListQuery } from './list-query.ts'
import { periodOf, type Period } from './periods.ts'

/**
 * Sets the period of the query to the days of a shortcut and keeps the chosen rule: on 2026-04-16, this-month is
 * `period=2026-04-01,2026-04-30`, which by default finds the sales that are open on any of these days.
 */
export function applyDateShortcut(args: { query: ListQuery; preset: DayPreset; today: Day }): ListQuery {
  return changeListQuery(args.query, { period: periodOfShortcut(args) })
}

export function periodOfShortcut(args: { preset: DayPreset; today: Day }): Period {
  return periodOf(presetRange(args))
}

export function dateShortcutOf({ query, today }: { query: ListQuery; today: Day }): DayPreset | undefined {
  return dayPresets.find((preset) => periodOfShortcut({ preset, today }) === query.period)
}
