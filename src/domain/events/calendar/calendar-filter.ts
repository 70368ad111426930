import { decodeAddressPart } from '../../kernel/text/decode-address-part.ts'
import { isReadableText } from '../../kernel/text/readable-text.ts'
import { maxSymbols, readEventSymbol, settleSymbols, splitSymbols } from '../event-symbol.ts'
import { isEventTag, settleTags, type EventTag } from '../event-tags.ts'
import { readCalendarTime, type CalendarTime } from './calendar-time.ts'

/** The filter of a calendar; a part that is null or empty filters nothing. */
export interface CalendarFilter {
  /** In capitals, each once, in alphabetical order. */
  readonly symbols: readonly string[]
  readonly time: CalendarTime | null
  readonly tags: readonly EventTag[]
}

export const everyEvent: CalendarFilter = { symbols: [], time: null, tags: [] }

const parts = ['symbol', 'time', 'tags'] as const
export type FilterPart = (typeof parts)[number]

export interface FilterFault {
  readonly part: FilterPart
  readonly word: string
  readonly code: 'invalid' | 'too_many_tokens'
}

type Reading = { readonly filter: CalendarFilter } | { readonly faults: readonly FilterFault[] }
type Texts = Readonly<Partial<Record<FilterPart, string | null | undefined>>>

export function readCalendarFilter(input: Texts): Reading {
  const text = (part: FilterPart) => input[part]?.trim() ?? ''
  const read = splitSymbols(text('symbol')).map((word) => ({ word, symbol: symbolOf(word) }))
  const symbols = settleSymbols(read.flatMap(({ symbol }) => symbol ?? []))
  const time = text('time') === '' ? null : readCalendarTime(text('time'))
  const words = text('tags')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
  const faults: FilterFault[] = [
    ...read.filter(({ symbol }) => symbol === undefined).map(({ word }) => invalid('symbol', word)),
    ...symbols
      .slice(maxSymbols, maxSymbols + 1)
      .map((word): FilterFault => ({ part: 'symbol', word, code: 'too_many_tokens' })),
    ...(time === undefined ? [invalid('time', text('time'))] : []),
    ...words.filter((word) => !isEventTag(word)).map((word) => invalid('tags', word)),
  ]
  if (time === undefined || faults.length > 0) return { faults }
  return { filter: { symbols, time, tags: settleTags(words.filter(isEventTag)) } }
}

function invalid(part: FilterPart, word: string): FilterFault {
  return { part, word, code: 'invalid' }
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

export function writeCalendarPath({ symbols, time, tags }: CalendarFilter): string {
  return [
    ...(symbols.length === 0 ? [] : [`/symbol/${symbols.map(encodeURIComponent).join(',')}`]),
    ...(time === null ? [] : [`/time/${time}`]),
    ...(tags.length === 0 ? [] : [`/tags/${settleTags(tags).join(',')}`]),
  ].join('')
}

export function writeCalendarQuery({ symbols, time, tags }: CalendarFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (symbols.length > 0) query.set('symbol', symbols.join(','))
  if (time !== null) query.set('time', time)
  if (tags.length > 0) query.set('tags', settleTags(tags).join(','))
  return query
}
