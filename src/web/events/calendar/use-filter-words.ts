import type { EventTag } from '../../../domain/events/calendar/event-tags.ts'
import { isEventType, type EventGroup } from '../../../domain/events/event-types.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { usePresetWords } from '../../i18n/use-preset-words.ts'
import type { LoadedCalendar } from './calendar.load.ts'

/** A filter in words, such as `BTC・今週・上場`; empty without a filter. */
export function useFilterWords({ filter, preset, month, from, to }: LoadedCalendar): string {
  const t = useMessages('events')
  const presets = usePresetWords()
  const tagWord = useTagWord()
  const days = month ?? (from === to ? from : t.span({ from, to }))
  const parts = [
    ...(filter.symbol === null ? [] : [filter.symbol]),
    ...(filter.time === null ? [] : [preset === null ? days : presets[preset]]),
    ...filter.tags.map(tagWord),
  ]
  return parts.join(t.and())
}

function useTagWord(): (tag: EventTag) => string {
  const types = useMessages('event-types')
  const groupWord = useGroupWord()
  return (tag) => (isEventType(tag) ? types[tag]() : groupWord(tag))
}

export function useGroupWord(): (group: EventGroup) => string {
  const t = useMessages('events')
  return (group) => ({ token: t.groupToken(), people: t.groupPeople(), company: t.groupCompany() })[group]
}
