import type { DayPreset } from '../../domain/kernel/time/calendar-day.ts'
import { useMessages } from './use-messages.ts'

export function usePresetWords(): Readonly<Record<DayPreset, string>> {
  const t = useMessages('periods')
  return {
    'this-week': t.presetThisWeek(),
    'next-week': t.presetNextWeek(),
    'week-after-next': t.presetWeekAfterNext(),
    'this-month': t.presetThisMonth(),
    'next-month': t.presetNextMonth(),
    'month-after-next': t.presetMonthAfterNext(),
    'last-week': t.presetLastWeek(),
    'last-month': t.presetLastMonth(),
  }
}
