import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
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
    <form action={eventsPath} onSubmit={send} autoComplete="off" className="filter-form">
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
  const shown = useRef(time)
  useEffect(() => {
    const field = select.current
    if (field === null) return
    // Applies a choice that was made before hydration.
    if (shown.current === time && field.value !== (time ?? '')) field.form?.requestSubmit()
    else field.value = time ?? ''
    shown.current = time
  }, [time])
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
function Chips({ calendar: { path, tokens, types } }: { calendar: LoadedCalendar }) {
  const t = useMessages('events')
  const { list, onRemove } = useFocusKept(path)
  const groupWord = useGroupWord()
  const tagWord = useTagWord()
  return (
    <ul ref={list} className="filter-chips">
      {tokens.chosen.map(({ symbol, remove }) => (
        <ChosenChip key={symbol} href={remove} label={t.remove({ name: symbol })} onRemove={onRemove}>
          {symbol}
        </ChosenChip>
      ))}
      {chosenTypes(types).map(({ type, href }) => (
        <ChosenChip key={type} href={href} label={t.remove({ name: tagWord(type) })} onRemove={onRemove}>
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

/** Keeps the focus in the list after the removal of a chip: it moves to the chip that takes its place. */
function useFocusKept(path: string) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (place.current === undefined) return
    list.current?.querySelectorAll('a')[place.current]?.focus()
    place.current = undefined
  }, [path])
  const onRemove = ({ currentTarget }: MouseEvent) => {
    place.current = [...(list.current?.querySelectorAll('a') ?? [])].findIndex(
      (link) => link === currentTarget,
    )
  }
  return { list, onRemove }
}

/** The types that are chosen one by one. A whole group is shown by its own chip. */
function chosenTypes({ groups }: LoadedTypes) {
  return groups.flatMap(({ isOn, types }) => (isOn ? [] : types.filter((type) => type.isOn)))
}

interface ChosenChipProps {
  readonly href: string
  readonly label: string
  readonly onRemove: (event: MouseEvent) => void
  readonly children: ReactNode
}

function ChosenChip({ href, label, onRemove, children }: ChosenChipProps) {
  return (
    <li>
      <PageLink to={href} rel="nofollow" aria-label={label} className="tag" onClick={onRemove}>
        {children}
        <Icon name="close" className="size-3.5" />
      </PageLink>
    </li>
  )
}
