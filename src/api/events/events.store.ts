import type { Precision } from '../../domain/events/event-time.ts'
import type { EventType } from '../../domain/events/event-types.ts'
import type { EventTexts, Review } from '../../domain/events/event.ts'
import type { Database, Queries } from '../database/database.ts'
import { readInBatches } from '../database/read-in-batches.ts'

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
  sequence: number
  updated_at: Date
  withdrawn_at: Date | null
}

export const eventColumns = `event_id, symbol, type, texts, starts_at, ends_at, date_precision, over_at, place, proof, review,
  source, created_at, sequence, updated_at, withdrawn_at`

export async function findEvent(eventId: string, { query }: Queries): Promise<EventRow | undefined> {
  const [row] = await query<EventRow>(
    `select ${eventColumns} from events where event_id = $1 and review = 'approved'`,
    [eventId],
  )
  return row
}

export async function findEventsNear(
  { symbol, type, from, to }: { symbol: string; type: EventType; from: Date; to: Date },
  { query }: Queries,
): Promise<EventRow[]> {
  return query<EventRow>(
    `select ${eventColumns} from events
     where review = 'approved' and withdrawn_at is null and symbol = $1 and type = $2
       and starts_at >= $3 and starts_at < $4
     order by starts_at limit 200`,
    [symbol, type, from, to],
  )
}

export async function findEvents(eventIds: readonly string[], { query }: Queries): Promise<EventRow[]> {
  return query<EventRow>(`select ${eventColumns} from events where event_id = any($1::text[])`, [eventIds])
}

/** Which of these symbols have at least one event, whenever it is. */
export async function symbolsWithEvents(
  symbols: readonly string[],
  { query }: Queries,
): Promise<readonly string[]> {
  const rows = await query<{ symbol: string }>(
    `select wanted.symbol from unnest($1::text[]) as wanted (symbol)
     where exists (
       select from events
       where events.symbol = wanted.symbol and review = 'approved' and withdrawn_at is null
     )`,
    [symbols],
  )
  return rows.map(({ symbol }) => symbol)
}

export async function hasEvents({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from events limit 1')).length > 0
}

export async function eachEvent(
  onRows: (rows: readonly EventRow[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await readInBatches(
    { sql: `select ${eventColumns} from events order by event_id collate "C"`, onRows },
    database,
  )
}

export async function putEvents(events: readonly EventRow[], { query }: Queries): Promise<void> {
  await query(
    `insert into events (${eventColumns})
     select ${eventColumns}
     from jsonb_to_recordset($1::jsonb)
       as given (event_id text, symbol text, type text, texts jsonb, starts_at timestamptz, ends_at timestamptz,
                 date_precision text, over_at timestamptz, place text, proof text, review text, source text,
                 created_at timestamptz, sequence integer, updated_at timestamptz, withdrawn_at timestamptz)
     on conflict (event_id) do update set symbol = excluded.symbol, type = excluded.type, texts = excluded.texts,
       starts_at = excluded.starts_at, ends_at = excluded.ends_at, date_precision = excluded.date_precision,
       over_at = excluded.over_at, place = excluded.place, proof = excluded.proof, review = excluded.review,
       source = excluded.source, created_at = excluded.created_at, sequence = excluded.sequence,
       updated_at = excluded.updated_at, withdrawn_at = excluded.withdrawn_at`,
    [JSON.stringify(events)],
  )
}

export const listedEvents = `select event_id as key, updated_at as changed_at, null::text[] as languages from events where review = 'approved'`

export const listedTokens = `select symbol as key, max(updated_at) as changed_at, null::text[] as languages from events
  where review = 'approved' and withdrawn_at is null and starts_at >= $1 and starts_at < $2 group by symbol`
