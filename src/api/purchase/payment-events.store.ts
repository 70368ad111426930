import type { Queries } from '../database/database.ts'
import type { ProviderIds } from './subscriptions/provider-ids.store.ts'

export interface PaymentEvent {
  readonly eventId: string
  readonly type: string
  readonly subject: EventSubject
}

/** What an event names; one about a dispute names only a charge. */
export type EventSubject = ProviderIds & { readonly charge?: string | null }

export async function putEvent(
  { eventId, type, subject, now, tryAfter }: PaymentEvent & { now: Date; tryAfter: Date },
  { query }: Queries,
): Promise<boolean> {
  const rows = await query(
    `insert into payment_events (event_id, type, subject, received_at, try_after) values ($1, $2, $3, $4, $5)
     on conflict (event_id) do nothing returning 1`,
    [eventId, type, JSON.stringify(subject), now, tryAfter],
  )
  return rows.length > 0
}

/** Claims the oldest event that is due. No other instance gets the event before `nextTryAt`, whether or not it is applied. */
export async function takeEvent(
  { now, nextTryAt }: { now: Date; nextTryAt: Date },
  { query }: Queries,
): Promise<PaymentEvent | undefined> {
  const [row] = await query<{ event_id: string; type: string; subject: EventSubject }>(
    `update payment_events set try_after = $2 where event_id = (
       select event_id from payment_events where applied_at is null and try_after <= $1
       order by received_at limit 1 for update skip locked
     ) returning event_id, type, subject`,
    [now, nextTryAt],
  )
  return row && { eventId: row.event_id, type: row.type, subject: row.subject }
}

export async function markApplied(eventId: string, now: Date, { query }: Queries): Promise<void> {
  await query('update payment_events set applied_at = coalesce(applied_at, $2) where event_id = $1', [
    eventId,
    now,
  ])
}

export async function deleteEventsBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from payment_events where received_at < $1 and applied_at is not null', [moment])
}
