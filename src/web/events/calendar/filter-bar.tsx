import { eventsPath } from '../../../words/addresses/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { usePresetWords } from '../../i18n/use-preset-words.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { EventMark } from '../../upcoming/event-mark.tsx'
import { TokenSelect } from '../fields/token-select.tsx'
import type { LoadedCalendar } from './calendar.load.ts'
import type { LoadedTypes } from './present-types.ts'
import { useFilterForm } from './use-filter-form.ts'
import { useGroupWord } from './use-filter-words.ts'

export function FilterBar({ calendar }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const send = useFilterForm()
  const { filter, types } = calendar
  return (
    <search aria-label={t.filters()} className="grid grid-cols-1 gap-3 pb-5">
      <div className="flex flex-wrap items-center gap-2">
        <form key={calendar.path} action={eventsPath} onSubmit={send} className="contents">
          <CarriedInputs />
          {filter.tags.length > 0 && <input type="hidden" name="tags" value={filter.tags.join(',')} />}
          <TokenSelect
            name="symbol"
            label={t.token()}
            placeholder={t.tokenHint()}
            value={filter.symbol ?? ''}
            onChoose={(form) => form.requestSubmit()}
            className="w-full md:w-60"
          />
          <PeriodSelect calendar={calendar} />
          <button type="submit" className={buttonClass()}>
            {t.apply()}
          </button>
        </form>
        <RangeForm calendar={calendar} />
        <PageLink to={types.all.href} aria-current={types.all.isOn ? 'true' : undefined} className="chip">
          {t.allTypes()} <span className="font-body opacity-80">{types.all.count}</span>
        </PageLink>
      </div>
      <TypeChips types={types} />
    </search>
  )
}

/** A period that is no shortcut gets an option of its own, so that submitting the form keeps it. */
function PeriodSelect({ calendar: { filter, preset, month, from, to } }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const words = usePresetWords()
  const { time } = filter
  return (
    <Select
      fit
      name="time"
      aria-label={t.period()}
      defaultValue={time ?? ''}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      <option value="">{t.anyTime()}</option>
      {time !== null && preset === null && (
        <option value={time}>{month ?? (from === to ? from : t.span({ from, to }))}</option>
      )}
      {Object.entries(words).map(([name, word]) => (
        <option key={name} value={name}>
          {word}
        </option>
      ))}
    </Select>
  )
}

function RangeForm({ calendar: { filter, days, path } }: { calendar: LoadedCalendar }) {
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

function TypeChips({ types: { groups } }: { types: LoadedTypes }) {
  const words = useMessages('event-types')
  const groupWord = useGroupWord()
  return (
    <div className="type-rows">
      {groups.map(({ group, types, ...chip }) => (
        <ul key={group} aria-label={groupWord(group)} className="type-row">
          <li className="type-group">
            <Chip chip={chip}>
              <EventMark group={group} />
              {groupWord(group)}
            </Chip>
          </li>
          {types.map(({ type, ...one }) => (
            <li key={type}>
              <Chip chip={one}>{words[type]()}</Chip>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

interface ChipProps {
  readonly chip: { readonly href: string; readonly count: number; readonly isOn: boolean }
  readonly children: React.ReactNode
}

function Chip({ chip: { href, count, isOn }, children }: ChipProps) {
  return (
    <PageLink
      to={href}
      rel="nofollow"
      aria-current={isOn ? 'true' : undefined}
      className={`chip ${count === 0 ? 'border-dashed text-ink-3' : ''}`}
    >
      {children} <span className="font-body opacity-80">{count}</span>
    </PageLink>
  )
}
