import type { MouseEvent } from 'react'
import type { DayPreset } from '../../../domain/kernel/time/calendar-day.ts'
import { periodRules } from '../../../domain/offerings/list/periods.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { usePresetWords } from '../../i18n/use-preset-words.ts'
import { ChoiceGroup } from '../../ui/controls/checkbox.tsx'
import { Select } from '../../ui/lists/select.tsx'
import type { LoadedList } from './list.load.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'

interface DateFilterProps {
  readonly filters: LoadedList['filters']
  readonly onPreset: (preset: DayPreset) => void
}

/** Two days, and eight spans as links, each with what it would give. Which day it is depends on where the reader is. */
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
      <input type="hidden" name="period" value={filters.period} />
      <PeriodRules chosen={filters.periodBy} />
      <ul aria-label={t.presets()} className="mt-2 flex flex-wrap gap-2">
        {filters.presets.map(({ preset, href, count }) => (
          <li key={preset}>
            <PageLink
              to={href}
              onClick={choose(preset)}
              aria-current={preset === filters.preset ? 'true' : undefined}
              className="chip text-2xs"
            >
              {words[preset]} <span className="font-body opacity-80">{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  )
}

/** What a sale has to do within the span of a shortcut. */
function PeriodRules({ chosen }: { chosen: string }) {
  const t = useMessages('periods')
  const words = { open: t.open(), start: t.start(), end: t.end() }
  return (
    <Select name="periodBy" aria-label={t.rule()} defaultValue={chosen} data-shown={chosen} className="mt-3">
      {periodRules.map((rule) => (
        <option key={rule} value={rule}>
          {words[rule]}
        </option>
      ))}
    </Select>
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
