import type { PushedNote } from '../../../domain/push/push-rules.ts'
import type { Queries } from '../../database/database.ts'
import type { PushTarget } from './push-sender.ts'

export interface ClaimedNote extends PushedNote, PushTarget {
  readonly note_id: string
  readonly browser_id: string
  readonly attempts: number
  readonly useful_until: Date
}

export async function dueHosts(now: Date, { query }: Queries): Promise<string[]> {
  const rows = await query<{ host: string }>(
    `select distinct host from push_notes join push_browsers using (browser_id)
     where outcome is null and send_after <= $1`,
    [now],
  )
  return rows.map(({ host }) => host)
}

/**
 * Claims due notes to one host for this instance. Each claim counts as an attempt and makes the note due again after
 * the nth of `pauses` (seconds), so another instance sends it if this one dies. Notes past their `useful_until` end
 * here with the outcome `late`.
 */
export async function claimNotes(
  { host, now, limit, pauses }: { host: string; now: Date; limit: number; pauses: readonly number[] },
  { query }: Queries,
): Promise<ClaimedNote[]> {
  return query<ClaimedNote>(
    `with due as materialized (
       select note_id, useful_until <= $1::timestamptz as is_late
       from push_notes join push_browsers using (browser_id)
       where outcome is null and send_after <= $1 and host = $2
       order by send_after limit $3 for update of push_notes skip locked
     ), late as (
       update push_notes set outcome = 'late', ended_at = $1
       from due where push_notes.note_id = due.note_id and is_late
     ), claimed as (
       update push_notes set attempts = attempts + 1,
         send_after = $1::timestamptz
           + make_interval(secs => ($4::integer[])[least(attempts + 1, cardinality($4::integer[]))])
       from due where push_notes.note_id = due.note_id and not is_late
       returning push_notes.*
     )
     select note_id::text, browser_id::text, attempts, title, body, tag, path, useful_until, endpoint, p256dh, auth
     from claimed join push_browsers using (browser_id)`,
    [now, host, limit, pauses],
  )
}
