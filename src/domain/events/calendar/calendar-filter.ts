import { decodeAddressPart } from '../../kernel/text/decode-address-part.ts'
import { isReadableText } from '../../kernel/text/readable-text.ts'
import { readEventSymbol } from '../event-symbol.ts'
import { readCalendarTime, type CalendarTime } from './calendar-time.ts'
import { isEventTag, settleTags, type EventTag } from './event-tags.ts'

/** The filter of a calendar; a part that is null or empty filters nothing. */
export interface CalendarFilter {
  readonly symbol: string | null
  readonly time: CalendarTime | null
  readonly tags: readonly EventTag[]
}

export const everyEvent: CalendarFilter = { symbol: null, time: null, tags: [] }

const parts = ['symbol', 'time', 'tags'] as const
export type FilterPart = (typeof parts)[number]

export interface FilterFault {
  readonly part: FilterPart
  readonly word: string
}

type Reading = { readonly filter: CalendarFilter } | { readonly faults: readonly FilterFault[] }
type Texts = Readonly<Partial<Record<FilterPart, string | null | undefined>>>

export function readCalendarFilter(input: Texts): Reading {
  const text = (part: FilterPart) => input[part]?.trim() ?? ''
  const symbol = text('symbol') === '' ? null : symbolOf(text('symbol'))
  const time = text('time') === '' ? null : readCalendarTime(text('time'))
  const words = text('tags')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
  const faults: FilterFault[] = [
    ...(symbol === undefined ? [{ part: 'symbol', word: text('symbol') } as const] : []),
    ...(time === undefined ? [{ part: 'time', word: text('time') } as const] : []),
    ...words.filter((word) => !isEventTag(word)).map((word) => ({ part: 'tags', word }) as const),
  ]
  if (symbol === undefined || time === undefined || faults.length > 0) return { faults }
  return { filter: { symbol, time, tags: settleTags(words.filter(isEventTag)) } }
}

/**
 * Reads a symbol for the path of a calendar. `.` and `..` are refused, because browsers would resolve them as steps of the path.
 */
function symbolOf(text: string): string | undefined {
  return /^\.{1,2}$/.test(text) || !isReadableText(text) ? undefined : readEventSymbol(text)
}

/**
 * Reads the part of a calendar's path after `/events`: `/symbol/btc/time/this-week`. Undefined unless the path consists
 * of `symbol`, `time` and `tags`, each at most once, in this order and with a value.
 */
export function readCalendarPath(path: string): Reading | undefined {
  const words = path.split('/').slice(1)
  const texts: Partial<Record<FilterPart, string>> = {}
  let next = 0
  for (let place = 0; place < words.length; place += 2) {
    const found = parts.findIndex((part) => part === words[place])
    const text = decodeAddressPart(words[place + 1] ?? '')
    const part = parts[found]
    if (part === undefined || found < next || text === undefined || text.trim() === '') return undefined
    texts[part] = text
    next = found + 1
  }
  return readCalendarFilter(texts)
}

export function writeCalendarPath({ symbol, time, tags }: CalendarFilter): string {
  return [
    ...(symbol === null ? [] : [`/symbol/${encodeURIComponent(symbol)}`]),
    ...(time === null ? [] : [`/time/${time}`]),
    ...(tags.length === 0 ? [] : [`/tags/${settleTags(tags).join(',')}`]),
  ].join('')
}

export function writeCalendarQuery({ symbol, time, tags }: CalendarFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (symbol !== null) query.set('symbol', symbol)
  if (time !== null) query.set('time', time)
  if (tags.length > 0) query.set('tags', settleTags(tags).join(','))
  return query
}
