import { eventsPath } from '../../../words/addresses/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedCalendar } from './calendar.load.ts'
import { useFilterForm } from './use-filter-form.ts'

/** Any days, in a form of its own: they take the place of the chosen shortcut. */
export function RangeForm({ calendar: { filter, days, path } }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const send = useFilterForm()
  return (
    <details key={path} className="popup-details relative">
      <summary className={buttonClass()}>
        <Icon name="calendar" />
        {t.range()}
      </summary>
      <form action={eventsPath} onSubmit={send} className="popup-box popup-start grid gap-3">
        <CarriedInputs />
        {filter.symbol !== null && <input type="hidden" name="symbol" value={filter.symbol} />}
        {filter.tags.length > 0 && <input type="hidden" name="tags" value={filter.tags.join(',')} />}
        <DayField name="from" label={t.rangeFrom()} day={days.from} />
        <DayField name="to" label={t.rangeTo()} day={days.to} />
        <button type="submit" className={buttonClass({ kind: 'primary' })}>
          {t.apply()}
        </button>
      </form>
    </details>
  )
}

function DayField({ name, label, day }: { name: string; label: string; day: string }) {
  return (
    <label className="grid gap-1 text-xs text-ink-3">
      {label}
      <input type="date" name={name} defaultValue={day} required className="control" />
    </label>
  )
}
