import { eventsPath } from '../../../words/addresses/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { EventMark } from '../../upcoming/event-mark.tsx'
import type { LoadedCalendar } from './calendar.load.ts'
import { Chip } from './chip.tsx'
import { FilterInputs } from './filter-inputs.tsx'
import { useFilterForm } from './use-filter-form.ts'
import { useGroupWord } from './use-filtered-title.ts'

/** The sixteen types and any range of days. The page loads this after its first view. */
export default function Conditions({ calendar }: { calendar: LoadedCalendar }) {
  const words = useMessages('event-types')
  const groupWord = useGroupWord()
  return (
    <div className="conditions">
      <div className="grid gap-4">
        {calendar.types.groups.map(({ group, types }) => (
          <section key={group} aria-labelledby={`types-${group}`}>
            <h3 id={`types-${group}`} className="flex items-center gap-2 pb-2 text-xs">
              <EventMark group={group} />
              {groupWord(group)}
            </h3>
            <ul className="flex flex-wrap gap-2">
              {types.map(({ type, ...chip }) => (
                <li key={type}>
                  <Chip chip={chip}>{words[type]()}</Chip>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <RangeForm calendar={calendar} />
    </div>
  )
}

function RangeForm({ calendar }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const send = useFilterForm()
  const { days, path } = calendar
  return (
    <form key={path} action={eventsPath} onSubmit={send} className="grid content-start gap-3">
      <h3 className="text-xs">{t.range()}</h3>
      <FilterInputs calendar={calendar} />
      <DayField name="from" label={t.rangeFrom()} day={days.from} />
      <DayField name="to" label={t.rangeTo()} day={days.to} />
      <button type="submit" className={buttonClass({ kind: 'primary' })}>
        {t.apply()}
      </button>
    </form>
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
