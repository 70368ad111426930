import type { EventQuery } from '../../domain/events/event-query.ts'
import { longestEvent, type Precision } from '../../domain/events/event-time.ts'
import type { EventType } from '../../domain/events/event-types.ts'
import type { EventTexts, Review } from '../../domain/events/event.ts'
import type { Database, Queries } from '../database/database.ts'
import { eachSlice } from '../database/each-slice.ts'

export interface EventRow {
  event_id: string
  symbol: string
  type: EventType
  texts: EventTexts
  starts_at: Date
  ends_at: Date | null
  date_precision: Precision
  over_at: Date
  place: string | null
  proof: string | null
  review: Review
  source: string
  created_at: Date
}

const columns = `event_id, symbol, type, texts, starts_at, ends_at, date_precision, over_at, place, proof, review,
  source, created_at`

/** Enough for any month of a calendar. */
const mostEvents = 500

/** The latest of those that match, oldest first, and how many match in all. */
export async function searchEvents(
  { from, to, symbol, types }: EventQuery,
  { query }: Queries,
): Promise<{ rows: EventRow[]; total: number }> {
  // What is not asked for is left out, so that each question has a plan of its own.
  const conditions = [
    "review = 'approved' and over_at > $1 and starts_at < $2 and starts_at >= $3",
    ...(types.length === 0 ? [] : ['type = any($4::text[])']),
    ...(symbol === null ? [] : [`symbol = $${types.length === 0 ? 4 : 5}`]),
  ]
  const found = await query<EventRow & { total: string }>(
    `select ${columns}, count(*) over () as total from events where ${conditions.join(' and ')}
     order by starts_at desc, event_id collate "C" desc limit ${mostEvents}`,
    [
      new Date(from),
      new Date(to),
      new Date(from - longestEvent),
      ...(types.length === 0 ? [] : [types]),
      ...(symbol === null ? [] : [symbol]),
    ],
  )
  return { rows: found.toReversed(), total: Number(found[0]?.total ?? 0) }
}

export async function findEvents(eventIds: readonly string[], { query }: Queries): Promise<EventRow[]> {
  return query<EventRow>(`select ${columns} from events where event_id = any($1::text[])`, [eventIds])
}

export async function hasEvents({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from events limit 1')).length > 0
}

export async function eachEvent(
  onRows: (rows: readonly EventRow[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await eachSlice({ sql: `select ${columns} from events order by event_id collate "C"`, onRows }, database)
}

export async function putEvents(events: readonly EventRow[], { query }: Queries): Promise<void> {
  await query(
    `insert into events (${columns})
     select ${columns}
     from jsonb_to_recordset($1::jsonb)
       as given (event_id text, symbol text, type text, texts jsonb, starts_at timestamptz, ends_at timestamptz,
                 date_precision text, over_at timestamptz, place text, proof text, review text, source text,
                 created_at timestamptz)
     on conflict (event_id) do update set symbol = excluded.symbol, type = excluded.type, texts = excluded.texts,
       starts_at = excluded.starts_at, ends_at = excluded.ends_at, date_precision = excluded.date_precision,
       over_at = excluded.over_at, place = excluded.place, proof = excluded.proof, review = excluded.review,
       source = excluded.source, created_at = excluded.created_at`,
    [JSON.stringify(events)],
  )
}
