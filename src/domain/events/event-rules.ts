import { refuse, type Row, type RowField, type RowFields, warn } from '../kernel/rows/row-field.ts'
import { readRow, type OpenRow, type RowReading } from '../kernel/rows/row-reading.ts'
import { readLine, readLines } from '../kernel/rows/row-text.ts'
import { readUrl } from '../kernel/rows/web-address.ts'
import { eventDescriptionLimit, isLongerThan } from '../kernel/text/text.ts'
import { eventIdFrom, isEventId } from './event-id.ts'
import { readEventSymbol } from './event-symbol.ts'
import { readEventTime, writeEventPoint, type EventTime } from './event-time.ts'
import { isEventType, type EventType } from './event-types.ts'
import { textKeys, type Event, type EventTexts, reviews, type Review } from './event.ts'

/**
 * The review of an imported event that states none. Imported events are published at once, because the operator is responsible
 * for the file.
 */
const defaultReview: Review = 'approved'

const limits = { title: 200, place: 120, source: 60, symbol: 60 }

const ownSource = 'operator'
const noTime: EventTime = { start: 0, end: null, precision: 'day' }

/**
 * Reads an event from a JSON object. `token`, `start` and a title are required; the default `type` is other. Too long
 * texts from another calendar (with a `source`) are cut with a warning; too long texts of the operator are errors.
 */
export function readEvent(row: unknown, stored?: Row): RowReading<Event> {
  return readRow(row, eventOf, stored)
}

function eventOf({ fields }: OpenRow): Event {
  const source = readLine(fields('source'), limits.source)
  const symbol = readSymbol(fields('token', 'symbol'))
  const time = readTime(fields)
  const texts = readTexts(fields, source !== null && source !== ownSource)
  const event: Event = {
    id: readId({ field: fields('event_id'), symbol, time, title: titleOf(texts) }),
    symbol,
    type: readType(fields('type')),
    texts,
    time,
    place: readLine(fields('place'), limits.place),
    proof: readUrl(fields('proof')),
    review: readReview(fields('review')),
    source: source ?? ownSource,
    createdAt: readMoment(fields('created_at', 'published')),
    sequence: readSequence(fields('sequence')),
    updatedAt: readMoment(fields('updated_at')),
    withdrawnAt: readWithdrawal(fields('withdrawn_at')),
  }
  if (titleOf(texts) === '') refuse(fields('title'), 'required')
  return event
}

const unknownToken = /^(?:unknown|n\/a|-)$/i

function readSymbol(field: RowField): string {
  const line = readLine(field, limits.symbol + 1)
  if (line === null || unknownToken.test(line)) return refuse(field, 'required') ?? ''
  return readEventSymbol(line) ?? refuse(field, 'not_a_symbol') ?? ''
}

function readTime(fields: RowFields): EventTime {
  const start = fields('start')
  const end = fields('end')
  if (start.value === undefined) return refuse(start, 'required') ?? noTime
  const reading = readEventTime({ start: textOf(start), end: end.value === undefined ? null : textOf(end) })
  if ('time' in reading) return reading.time
  const { field, code } = reading.fault
  return refuse(field === 'start' ? start : end, code) ?? noTime
}

function readTexts(fields: RowFields, isOfOthers: boolean): EventTexts {
  const texts = textKeys.map((key) => {
    const field = fields(key)
    if (key.startsWith('title')) return [key, readLine(field, limits.title)]
    if (key.startsWith('place')) return [key, readLine(field, limits.place)]
    const isTooLong =
      typeof field.value === 'string' && isLongerThan(field.value.trim(), eventDescriptionLimit)
    if (isTooLong && !isOfOthers) refuse(field, 'too_long')
    return [key, readLines(field, eventDescriptionLimit)]
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== null))
}

function titleOf(texts: EventTexts): string {
  const key = textKeys.find((candidate) => candidate.startsWith('title') && texts[candidate] !== undefined)
  return (key === undefined ? undefined : texts[key]) ?? ''
}

function readId(input: { field: RowField; symbol: string; time: EventTime; title: string }): string {
  const { field, symbol, title } = input
  const { start, precision } = input.time
  const date = writeEventPoint(start, precision).slice(0, 'yyyy-MM-dd'.length)
  if (field.value === undefined) return eventIdFrom({ symbol, date, title })
  const { value } = field
  return typeof value === 'string' && isEventId(value) ? value : (refuse(field, 'not_an_id') ?? '')
}

function textOf({ value }: RowField): string {
  return typeof value === 'string' ? value : ''
}

function readType(field: RowField): EventType {
  const { value } = field
  if (value === undefined) return 'other'
  const type = typeof value === 'string' ? value.trim().toLowerCase() : value
  return isEventType(type) ? type : (refuse(field, 'not_a_type') ?? 'other')
}

function readReview(field: RowField): Review {
  if (field.value === undefined) return defaultReview
  const review = reviews.find((known) => known === field.value)
  return review ?? refuse(field, 'not_a_review') ?? defaultReview
}

function readSequence(field: RowField): number {
  const { value } = field
  if (value === undefined) return 0
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000
  return isCount ? value : (refuse(field, 'not_a_number') ?? 0)
}

/** An unreadable time is dropped with a warning, because the event is complete without it. */
function readMoment(field: RowField): number | null {
  if (field.value === undefined) return null
  const reading = readEventTime({ start: textOf(field), end: null })
  if ('time' in reading) return reading.time.start
  warn(field, 'not_a_date')
  return null
}

/** Unlike other times, one that cannot be read is refused: without it a withdrawn event would be shown again. */
function readWithdrawal(field: RowField): number | null {
  if (field.value === undefined) return null
  const reading = readEventTime({ start: textOf(field), end: null })
  return 'time' in reading ? reading.time.start : refuse(field, 'not_a_date')
}
