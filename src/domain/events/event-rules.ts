import {
  cellsOf,
  isRecord,
  refuse,
  warn,
  type Cell,
  type Cells,
  type Findings,
  type Issue,
} from '../kernel/rows/row-cell.ts'
import { readLine, readLines } from '../kernel/rows/row-text.ts'
import { eventDescriptionLimit, isLongerThan } from '../kernel/text/text.ts'
import { readUrl } from '../kernel/rows/web-address.ts'
import { reviews, textKeys, type Event, type EventTexts, type Review } from './event.ts'
import { eventIdFrom, isEventId } from './event-id.ts'
import { readEventTime, writeEventPoint, type EventTime } from './event-time.ts'
import { isEventType, type EventType } from './event-types.ts'

const limits = { title: 200, place: 120, source: 60, symbol: 60 }

/** An operator who brings a file in answers for it. */
const defaultReview: Review = 'approved'
const ownSource = 'operator'
const noTime: EventTime = { start: 0, end: null, precision: 'day' }

type Reading = { event: Event; warnings: Issue[] } | { errors: Issue[] }

/**
 * An event from a row of JSON. Needed are `token`, `start` and a title; a row without a `type` is of type other. What
 * another calendar wrote (`source`) is cut where it is too long, and said; one's own words are refused.
 */
export function readEvent(row: unknown): Reading {
  const findings: Findings = { errors: [], warnings: [] }
  if (!isRecord(row)) {
    refuse({ field: '', value: row, findings }, 'not_an_object')
    return { errors: findings.errors }
  }
  const cells = cellsOf(row, findings)
  const source = readLine(cells('source'), limits.source)
  const symbol = readSymbol(cells('token', 'symbol'))
  const time = readTime(cells)
  const texts = readTexts(cells, source !== null)
  const event: Event = {
    id: readId({ cell: cells('event_id'), symbol, time, title: titleOf(texts) }),
    symbol,
    type: readType(cells('type')),
    texts,
    time,
    place: readLine(cells('place'), limits.place),
    proof: readUrl(cells('proof')),
    review: readReview(cells('review')),
    source: source ?? ownSource,
    createdAt: readCreated(cells('created_at', 'published')),
  }
  if (titleOf(texts) === '') refuse(cells('title'), 'required')
  const { errors, warnings } = findings
  return errors.length > 0 ? { errors } : { event, warnings }
}

const unknownToken = /^(?:unknown|n\/a|-)$/i

/** `$btc` and the `BTC)` that a list in brackets leaves behind are BTC. */
function readSymbol(cell: Cell): string {
  const line = readLine(cell, limits.symbol + 1)
  if (line === null || unknownToken.test(line)) return refuse(cell, 'required') ?? ''
  const bare = line.replace(/^\$(?=[\p{L}\p{N}])/u, '')
  const symbol = (bare.includes('(') ? bare : bare.replace(/\)+$/, '')).toUpperCase()
  const isSymbol = symbol.length > 0 && symbol.length <= limits.symbol && !/\s/.test(symbol)
  return isSymbol ? symbol : (refuse(cell, 'not_a_symbol') ?? '')
}

function readTime(cells: Cells): EventTime {
  const start = cells('start')
  const end = cells('end')
  if (start.value === undefined) return refuse(start, 'required') ?? noTime
  const reading = readEventTime({ start: textOf(start), end: end.value === undefined ? null : textOf(end) })
  if ('time' in reading) return reading.time
  const { field, code } = reading.fault
  return refuse(field === 'start' ? start : end, code) ?? noTime
}

function textOf({ value }: Cell): string {
  return typeof value === 'string' ? value : ''
}

function readTexts(cells: Cells, isOfOthers: boolean): EventTexts {
  const texts = textKeys.map((key) => {
    const cell = cells(key)
    if (key.startsWith('title')) return [key, readLine(cell, limits.title)]
    const isTooLong = typeof cell.value === 'string' && isLongerThan(cell.value.trim(), eventDescriptionLimit)
    if (isTooLong && !isOfOthers) refuse(cell, 'too_long')
    return [key, readLines(cell, eventDescriptionLimit)]
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== null))
}

/** The first there is, whatever its language. */
function titleOf(texts: EventTexts): string {
  const key = textKeys.find((candidate) => candidate.startsWith('title') && texts[candidate] !== undefined)
  return (key === undefined ? undefined : texts[key]) ?? ''
}

function readId(given: { cell: Cell; symbol: string; time: EventTime; title: string }): string {
  const { cell, symbol, title } = given
  const { start, precision } = given.time
  const date = writeEventPoint(start, precision).slice(0, 'yyyy-MM-dd'.length)
  if (cell.value === undefined) return eventIdFrom({ symbol, date, title })
  const { value } = cell
  return typeof value === 'string' && isEventId(value) ? value : (refuse(cell, 'not_an_id') ?? '')
}

function readType(cell: Cell): EventType {
  const { value } = cell
  if (value === undefined) return 'other'
  const type = typeof value === 'string' ? value.trim().toLowerCase() : value
  return isEventType(type) ? type : (refuse(cell, 'not_a_type') ?? 'other')
}

function readReview(cell: Cell): Review {
  if (cell.value === undefined) return defaultReview
  const review = reviews.find((known) => known === cell.value)
  return review ?? refuse(cell, 'not_a_review') ?? defaultReview
}

/** Of no weight: where it cannot be read, it is when the event came in. */
function readCreated(cell: Cell): number | null {
  if (cell.value === undefined) return null
  const reading = readEventTime({ start: textOf(cell), end: null })
  if ('time' in reading) return reading.time.start
  warn(cell, 'not_a_date')
  return null
}
