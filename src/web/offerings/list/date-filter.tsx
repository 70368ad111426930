import type { MouseEvent } from 'react'
import type { DayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { ChoiceGroup } from '../../ui/controls/checkbox.tsx'
import type { LoadedList } from './list.load.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'

interface DateFilterProps {
  readonly filters: LoadedList['filters']
  readonly onPreset: (preset: DayPreset) => void
}

/** Two days, and the eight spans as links. Which day it is depends on where the reader is. */
export function DateFilter({ filters, onPreset }: DateFilterProps) {
  const t = useMessages('offerings')
  const words = usePresetWords()
  const choose = (preset: DayPreset) => (event: MouseEvent) => {
    event.preventDefault()
    onPreset(preset)
  }
  return (
    <ChoiceGroup legend={t.groupPeriod()}>
      <DayField name="startAfter" label={t.startAfter()} day={filters.startAfter} />
      <DayField name="endBefore" label={t.endBefore()} day={filters.endBefore} />
      <ul aria-label={t.presets()} className="mt-3 flex flex-wrap gap-2">
        {filters.presets.map(({ preset, href }) => (
          <li key={preset}>
            <PageLink
              to={href}
              onClick={choose(preset)}
              aria-current={preset === filters.preset ? 'true' : undefined}
              className="chip text-2xs"
            >
              {words[preset]}
            </PageLink>
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  )
}

function DayField({ name, label, day }: { name: string; label: string; day: string }) {
  return (
    <label className="mt-2 grid grid-cols-[6.5rem_minmax(0,1fr)] items-center text-xs text-ink-3">
      {label}
      <input type="date" name={name} defaultValue={day} className="control" />
    </label>
  )
}

function usePresetWords() {
  const t = useMessages('offerings')
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
