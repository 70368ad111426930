import type { EventTag } from '../../../domain/events/event-tags.ts'
import { isEventType, type EventGroup } from '../../../domain/events/event-types.ts'
import { listInLanguage, withNote } from '../../../domain/kernel/text/notation.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { usePresetWords } from '../../i18n/use-preset-words.ts'
import { useSite } from '../../reader/site.ts'
import type { LoadedCalendar } from './calendar.load.ts'

/** A title with more tokens than these names one less and counts the others. */
const maxNamed = 3

/** What the calendar shows, for its heading: `BTCのイベントカレンダー（今週、上場）`; undefined without a filter. */
export function useFilteredTitle({ filter, preset, month, from, to }: LoadedCalendar): string | undefined {
  const { language } = useSite()
  const t = useMessages('events')
  const presets = usePresetWords()
  const tagWord = useTagWord()
  const days = month ?? (from === to ? from : t.span({ from, to }))
  const notes = [
    ...(filter.time === null ? [] : [preset === null ? days : presets[preset]]),
    ...filter.tags.map(tagWord),
  ]
  const { symbols } = filter
  const named = symbols.length > maxNamed ? symbols.slice(0, maxNamed - 1) : symbols
  const tokens = listInLanguage({ names: named, language })
  const count = symbols.length - named.length
  const symbol = count === 0 ? tokens : t.manyTokens({ tokens, count })
  if (symbol === '' && notes.length === 0) return undefined
  const text = symbol === '' ? t.heading() : t.headingOf({ symbol })
  const note = notes.length === 0 ? null : listInLanguage({ names: notes, language })
  return withNote({ text, note, language })
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
