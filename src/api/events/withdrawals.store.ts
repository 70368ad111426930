import type { Queries } from '../database/database.ts'

interface Withdrawal {
  readonly eventId: string
  readonly now: Date
}

export async function withdrawEvent({ eventId, now }: Withdrawal, { query }: Queries): Promise<boolean> {
  const changed = await query(
    `update events set withdrawn_at = $2, updated_at = $2, sequence = sequence + 1
     where event_id = $1 and review = 'approved' and withdrawn_at is null returning 1`,
    [eventId, now],
  )
  return changed.length > 0
}

export async function restoreEvent({ eventId, now }: Withdrawal, { query }: Queries): Promise<boolean> {
  const changed = await query(
    `update events set withdrawn_at = null, updated_at = $2, sequence = sequence + 1
     where event_id = $1 and withdrawn_at is not null returning 1`,
    [eventId, now],
  )
  return changed.length > 0
}
