import type { EventTag } from '../../../domain/events/event-tags.ts'
import { isEventType, type EventGroup } from '../../../domain/events/event-types.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { usePresetWords } from '../../i18n/use-preset-words.ts'
import type { LoadedCalendar } from './calendar.load.ts'

/** A title names this many tokens; of more it names one less and counts the others. */
const maxNamed = 3

/** A filter in words, such as `BTC・今週・上場`; empty without a filter. */
export function useFilterWords({ filter, preset, month, from, to }: LoadedCalendar): string {
  const t = useMessages('events')
  const presets = usePresetWords()
  const tagWord = useTagWord()
  const days = month ?? (from === to ? from : t.span({ from, to }))
  const { symbols } = filter
  const named = symbols.slice(0, maxNamed - 1)
  const tokens =
    symbols.length <= maxNamed
      ? symbols
      : [t.manyTokens({ tokens: named.join(t.and()), count: symbols.length - named.length })]
  const parts = [
    ...tokens,
    ...(filter.time === null ? [] : [preset === null ? days : presets[preset]]),
    ...filter.tags.map(tagWord),
  ]
  return parts.join(t.and())
}

export function useTagWord(): (tag: EventTag) => string {
  const types = useMessages('event-types')
  const groupWord = useGroupWord()
  return (tag) => (isEventType(tag) ? types[tag]() : groupWord(tag))
}

export function useGroupWord(): (group: EventGroup) => string {
  const t = useMessages('events')
  return (group) => ({ token: t.groupToken(), people: t.groupPeople(), company: t.groupCompany() })[group]
}
