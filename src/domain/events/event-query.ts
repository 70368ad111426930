import { addDays, readDay, type Day } from '../kernel/time/calendar-day.ts'
import { readTimeZone, startOfDay } from '../kernel/time/time-zone.ts'
import { offsetAt } from '../kernel/time/zone-offset.ts'
import { isEventId } from './event-id.ts'
import { maxSymbolLength, maxSymbols, readEventSymbol, settleSymbols, splitSymbols } from './event-symbol.ts'
import { isEventTag, typesOfTags } from './event-tags.ts'
import type { EventType } from './event-types.ts'

/** The maximum number of days of a query: ten years, the range of the longest chart, in which events are marked. */
export const maxDays = 3_660

export const defaultEvents = 100
export const maxEvents = 1_000

/** A span of time in milliseconds since 1970. An event is in the span if it ends after `from` and begins before `to`. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Where the previous page ended: the start of its last event in the requested time zone, and the id of that event. */
export interface EventCursor {
  readonly at: number
  readonly eventId: string
}

export interface EventQuery {
  /**
   * The span for events that are known only to the day or month. It goes from midnight to midnight in UTC, whatever the time zone
   * of the reader.
   */
  readonly days: Span
  /** The span for events with a time of day: the same days, from midnight to midnight in the reader's time zone. */
  readonly moments: Span
  readonly timeZone: string
  /** The UTC offset of the reader at the start of the span, in milliseconds. */
  readonly offset: number
  /** The symbols of the tokens, each once, in alphabetical order; an empty list means all tokens. */
  readonly symbols: readonly string[]
  /** The types of the events to find; an empty list means all types. */
  readonly types: readonly EventType[]
  readonly latest: boolean
  readonly after: EventCursor | null
  readonly limit: number
}

interface EventRequest {
  readonly start: Day
  readonly end: Day
  readonly symbol?: string | null | undefined
  readonly types?: readonly string[] | null | undefined
  readonly zone?: string | null | undefined
  readonly latest?: boolean | null | undefined
  readonly cursor?: string | null | undefined
  readonly limit?: number | null | undefined
}

type Fault = { field: string; code: string }

/**
 * Start and end are inclusive days of the time zone: from 2026-04-13 to 2026-04-13 in Tokyo finds the events with a
 * time on that day in Tokyo, and those known only to be on the 13th, a day without a time zone.
 */
export function checkEventQuery(input: EventRequest): { query: EventQuery } | { errors: Fault[] } {
  const { start, end, types, latest } = input
  const symbols = symbolsIn(input.symbol ?? '')
  const unread = (['start', 'end'] as const).filter((field) => readDay(input[field]) === undefined)
  const timeZone = readTimeZone(input.zone ?? 'UTC')
  const after = readCursor(input.cursor)
  const errors: Fault[] = unread.map((field) => ({ field, code: 'not_a_date' }))
  if (types?.every(isEventTag) === false) errors.push({ field: 'types', code: 'not_a_type' })
  if (symbols.some((symbol) => symbol.length > maxSymbolLength))
    errors.push({ field: 'symbol', code: 'not_a_symbol' })
  if (symbols.length > maxSymbols) errors.push({ field: 'symbol', code: 'too_many_tokens' })
  if (timeZone === undefined) errors.push({ field: 'zone', code: 'not_a_zone' })
  if (after === undefined) errors.push({ field: 'cursor', code: 'not_a_cursor' })
  if (unread.length === 0 && end < start) errors.push({ field: 'end', code: 'end_before_start' })
  if (unread.length === 0 && end > addDays({ day: start, count: maxDays }))
    errors.push({ field: 'end', code: 'too_long' })
  if (errors.length > 0 || timeZone === undefined || after === undefined) return { errors }
  const past = addDays({ day: end, count: 1 })
  const moments = { from: startOfDay({ day: start, timeZone }), to: startOfDay({ day: past, timeZone }) }
  return {
    query: {
      days: { from: Date.parse(start), to: Date.parse(past) },
      moments,
      timeZone,
      offset: offsetAt(moments.from, timeZone),
      symbols,
      types: typesOfTags(types?.filter(isEventTag) ?? []),
      latest: latest === true,
      after,
      limit: input.limit ?? defaultEvents,
    },
  }
}

/** Reads `btc,ETH`. A text that cannot be a symbol is kept, and no event has it. */
function symbolsIn(text: string): string[] {
  return settleSymbols(splitSymbols(text).map((one) => readEventSymbol(one) ?? one.toUpperCase()))
}

const cursorText = /^(-?\d{1,15})_(.+)$/

/** Reads a cursor; null if the query has none, undefined if it is invalid. */
function readCursor(text: string | null | undefined): EventCursor | null | undefined {
  if (text === null || text === undefined || text === '') return null
  const [, at = '', eventId = ''] = cursorText.exec(text) ?? []
  return isEventId(eventId) ? { at: Number(at), eventId } : undefined
}

export function writeCursor({ at, eventId }: EventCursor): string {
  return `${at}_${eventId}`
}
