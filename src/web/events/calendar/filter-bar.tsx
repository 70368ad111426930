import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { eventsPath } from '../../../words/addresses/addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { usePresetWords } from '../../i18n/use-preset-words.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { EventMark } from '../../upcoming/event-mark.tsx'
import type { LoadedCalendar } from './calendar.load.ts'
import { Chip } from './chip.tsx'
import { FilterInputs } from './filter-inputs.tsx'
import { Popover } from './popover.tsx'
import type { LoadedTypes } from './present-types.ts'
import { useFilterForm } from './use-filter-form.ts'
import { useGroupWord, useTagWord } from './use-filtered-title.ts'

const TokenSelect = lazy(async () => ({ default: (await import('../fields/token-select.tsx')).TokenSelect }))
const Conditions = lazy(() => import('./conditions.tsx'))

export function FilterBar({ calendar }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  return (
    <search aria-label={t.filters()} className="calendar-filters">
      <FilterForm calendar={calendar} />
      <Popover
        side="start"
        look={buttonClass({ size: 'sm' })}
        summary={
          <>
            <Icon name="filter" />
            {t.conditions()}
          </>
        }
      >
        <Suspense>
          <Conditions calendar={calendar} />
        </Suspense>
      </Popover>
      <Chips calendar={calendar} />
    </search>
  )
}

function FilterForm({ calendar }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const send = useFilterForm()
  const { filter, tokens } = calendar
  return (
    <form key={calendar.path} action={eventsPath} onSubmit={send} autoComplete="off" className="filter-form">
      <FilterInputs calendar={calendar} />
      {tokens.isFull ? (
        <p className="text-xs text-ink-3 md:max-w-60">{t.fullTokens()}</p>
      ) : (
        <Suspense>
          <TokenSelect
            name="add"
            label={t.token()}
            placeholder={filter.symbols.length === 0 ? t.tokenHint() : t.addToken()}
            enterKeyHint="search"
            onChoose={(form) => form.requestSubmit()}
          />
        </Suspense>
      )}
      <PeriodSelect calendar={calendar} />
      <button type="submit" className={buttonClass({ className: 'hidden noscript:inline-flex' })}>
        {t.apply()}
      </button>
    </form>
  )
}

/** A period that is no shortcut gets an option of its own, so that submitting the form keeps it. */
function PeriodSelect({ calendar: { filter, preset, month, from, to } }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const words = usePresetWords()
  const select = useRef<HTMLSelectElement>(null)
  const { time } = filter
  useEffect(() => {
    // Applies a choice that was made before hydration.
    if (select.current !== null && select.current.value !== (time ?? '')) select.current.form?.requestSubmit()
    // oxlint-disable-next-line react/exhaustive-deps -- only the first rendering matters
  }, [])
  return (
    <Select
      ref={select}
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

/** The chosen tokens and types, each with a link that removes it, and the groups. */
function Chips({ calendar: { tokens, types } }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const groupWord = useGroupWord()
  const tagWord = useTagWord()
  return (
    <ul className="filter-chips">
      {tokens.chosen.map(({ symbol, remove }) => (
        <ChosenChip key={symbol} href={remove} label={t.remove({ name: symbol })}>
          {symbol}
        </ChosenChip>
      ))}
      {chosenTypes(types).map(({ type, href }) => (
        <ChosenChip key={type} href={href} label={t.remove({ name: tagWord(type) })}>
          {tagWord(type)}
        </ChosenChip>
      ))}
      <li>
        <Chip chip={types.all}>{t.allTypes()}</Chip>
      </li>
      {types.groups.map(({ group, ...chip }) => (
        <li key={group}>
          <Chip chip={chip}>
            <EventMark group={group} />
            {groupWord(group)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** The types that are chosen one by one. A whole group is shown by its own chip. */
function chosenTypes({ groups }: LoadedTypes) {
  return groups.flatMap(({ isOn, types }) => (isOn ? [] : types.filter((type) => type.isOn)))
}

interface ChosenChipProps {
  readonly href: string
  readonly label: string
  readonly children: ReactNode
}

function ChosenChip({ href, label, children }: ChosenChipProps) {
  return (
    <li>
      <PageLink to={href} rel="nofollow" aria-label={label} className="chip" aria-current="true">
        {children}
        <Icon name="close" className="size-3.5" />
      </PageLink>
    </li>
  )
}
