import { maxEventMilliseconds } from '../../../domain/events/event-time.ts'
import type { EventType } from '../../../domain/events/event-types.ts'
import type { Queries } from '../../database/database.ts'
import { type EventRow, eventColumns } from '../events.store.ts'

interface FeedQuery {
  readonly from: Date
  readonly to: Date
  readonly symbols: readonly string[]
  readonly types: readonly EventType[]
  /** Events withdrawn since this time are included, so that calendar programs cancel them. */
  readonly withdrawnSince: Date
  readonly limit: number
}

export async function findEventsForFeed(
  { from, to, symbols, types, withdrawnSince, limit }: FeedQuery,
  { query }: Queries,
): Promise<EventRow[]> {
  const values: unknown[] = [from, to, new Date(from.getTime() - maxEventMilliseconds), limit, withdrawnSince]
  const value = (input: unknown) => `$${values.push(input)}`
  const wanted = [
    "review = 'approved' and over_at > $1 and starts_at < $2 and starts_at >= $3",
    ...(symbols.length === 0 ? [] : [`symbol = any(${value(symbols)}::text[])`]),
    ...(types.length === 0 ? [] : [`type = any(${value(types)}::text[])`]),
  ].join(' and ')
  return query<EventRow>(
    `select * from (
       (select ${eventColumns} from events where ${wanted} and withdrawn_at is null order by starts_at limit $4)
       union all
       (select ${eventColumns} from events where ${wanted} and withdrawn_at > $5 order by starts_at limit $4)
     ) as found order by starts_at, event_id collate "C"`,
    values,
  )
}

export async function lastEventChange({ query }: Queries): Promise<Date | null> {
  const [row] = await query<{ last: Date | null }>('select max(updated_at) as last from events')
  return row?.last ?? null
}
