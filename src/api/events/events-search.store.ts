import type { EventQuery } from '../../domain/events/event-query.ts'
import { maxEventMilliseconds } from '../../domain/events/event-time.ts'
import type { EventType } from '../../domain/events/event-types.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import type { Queries } from '../database/database.ts'
import { listedColumns, listedEvent, type ListedEvent, type StatedEvent } from './listed-events.store.ts'

/**
 * The table divides events by duration into three classes (column `span`: 0, 1 or 2). These are the maximum durations of the
 * classes.
 */
const maxShortEvent = 25 * 3_600_000
const spans = [maxShortEvent, 32 * day, maxEventMilliseconds]

interface CountRequest extends Pick<EventQuery, 'days' | 'moments'> {
  readonly parts: readonly string[]
  readonly isOfAll: boolean
}

interface ClauseWriters {
  readonly among: (more: string, from: number, to: number) => string
  readonly moment: (at: number) => string
}

const oneByOne = (part: string) => `select type, 1 as events ${part}`

function countedParts(
  { parts, days, moments, isOfAll }: CountRequest,
  { among, moment }: ClauseWriters,
): string[] {
  const dayOf = (at: number) => `(${moment(at)}::timestamptz at time zone 'UTC')::date`
  // Short events on days that lie completely in the span are counted from stored daily totals; short events at the edges, and all
  // longer events, are counted one by one.
  const between = isOfAll ? wholeDays({ days, moments }) : null
  if (between === null) return parts.map(oneByOne)
  const earliest = Math.min(days.from, moments.from)
  const end = Math.max(days.to, moments.to)
  return [
    ...parts.slice(1).map(oneByOne),
    oneByOne(among('span = 0', earliest - maxShortEvent, between.from)),
    oneByOne(among('span = 0', between.to, end)),
    `select type, events from event_days where day >= ${dayOf(between.from)} and day < ${dayOf(between.to)}`,
  ]
}

function wholeDays({ days, moments }: Pick<EventQuery, 'days' | 'moments'>): EventQuery['days'] | null {
  const from = Math.ceil(Math.max(days.from, moments.from) / day) * day
  const to = Math.floor(Math.min(days.to, moments.to) / day) * day
  return from < to ? { from, to } : null
}

export interface FoundEvents {
  readonly rows: readonly ListedEvent[]
  readonly next: { readonly at: number; readonly eventId: string } | null
  readonly counts: Readonly<Partial<Record<EventType, number>>>
}

/**
 * Events of a span in the order of the reader's local time, and the number of events of each type. Events with a time
 * of day are compared by time, all others by day.
 */
export async function searchEvents(
  { days, moments, offset, symbols, types, latest, after, limit }: EventQuery,
  { query }: Queries,
): Promise<FoundEvents> {
  const [earliest, end] = [Math.min(days.from, moments.from), Math.max(days.to, moments.to)]
  const values: unknown[] = [
    new Date(days.from),
    new Date(days.to),
    new Date(moments.from),
    new Date(moments.to),
  ]
  const value = (input: unknown) => `$${values.push(input)}`
  // Conditions that do not apply to a search are left out of its SQL, so that each kind of search gets its own query plan.
  const among = (more: string, from: number, to: number) =>
    `from events where review = 'approved' and withdrawn_at is null and ${more}
       and starts_at >= ${moment(from)} and starts_at < ${moment(to)}
       and over_at > case date_precision when 'hour' then $3::timestamptz else $1::timestamptz end
       and starts_at < case date_precision when 'hour' then $4::timestamptz else $2::timestamptz end`
  const moment = (at: number) => value(new Date(at))
  const parts =
    symbols.length === 0
      ? spans.map((duration, span) => among(`span = ${span}`, earliest - duration, end))
      : [among(isOfSymbols(symbols, value), earliest - maxEventMilliseconds, end)]
  const counted = countedParts({ parts, days, moments, isOfAll: symbols.length === 0 }, { among, moment })
  const shift = `${value(`${offset / 1000} seconds`)}::interval`
  const requested = types.length === 0 ? '' : ` and type = any(${value(types)}::text[])`
  const cursor =
    after === null ? null : `(${value(new Date(after.at))}::timestamptz, ${value(after.eventId)})`
  const rowLimit = value(limit + 1)
  const order = latest ? 'desc' : 'asc'
  // The index has events of the same precision in the order in which the reader sees them, so only the first few rows of each
  // precision are read.
  const firstOf = (part: string, precision: string, at: string) =>
    `(select event_id, ${at} as at ${part} and date_precision ${precision}${requested}
      ${cursor === null ? '' : `and (${at}, event_id collate "C") ${latest ? '<' : '>'} ${cursor}`}
      order by starts_at ${order}, event_id collate "C" ${order} limit ${rowLimit})`
  const firsts = parts.flatMap((part) => [
    firstOf(part, `= 'hour'`, `starts_at + ${shift}`),
    firstOf(part, `<> 'hour'`, 'starts_at'),
  ])
  // The database returns the rows as one JSON text, which is read much faster than hundreds of rows with a dozen values each.
  const [answer] = await query<Answer>(
    `with page as (
       select event_id, at from (${firsts.join(' union all ')}) as firsts
       order by at ${order}, event_id collate "C" ${order} limit ${rowLimit}
     )
     select
       (select coalesce(json_object_agg(type, count), '{}')
        from (
          select type, sum(events) as count from (${counted.join(' union all ')}) as found
          group by type having sum(events) > 0
        ) as types) as counts,
       (select coalesce(json_agg(json_build_array(${listedColumns}) order by at ${order}, event_id collate "C" ${order}), '[]')
        from page join events using (event_id)) as page`,
    values,
  )
  const { counts, page: stated } = answer ?? { counts: {}, page: [] }
  const page = stated.slice(0, limit)
  const last = stated.length > limit ? page.at(-1) : undefined
  const rows = page.map(([, ...event]) => listedEvent(event))
  return {
    rows: latest ? rows.toReversed() : rows,
    next: last === undefined ? null : { at: last[0], eventId: last[1] },
    counts,
  }
}

/** One symbol is compared by itself, because an index then has its events in the order of time. */
function isOfSymbols(symbols: readonly string[], value: (input: unknown) => string): string {
  return symbols.length === 1 ? `symbol = ${value(symbols[0])}` : `symbol = any(${value(symbols)}::text[])`
}

interface Answer {
  readonly counts: Readonly<Partial<Record<EventType, number>>>
  readonly page: readonly [at: number, ...StatedEvent][]
}
