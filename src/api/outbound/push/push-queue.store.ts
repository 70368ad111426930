import type { PushedNote } from '../../../domain/push/push-rules.ts'
import type { Queries } from '../../database/database.ts'
import type { PushTarget } from './push-sender.ts'

export interface NewNote extends PushedNote {
  readonly browserId: string
  /** A note with the key of one that was queued for the same browser is left out. */
  readonly key: string
  readonly usefulUntil: Date
}

/** Part of the caller's transaction; answers how many were new. */
export async function queueNotes(notes: readonly NewNote[], now: Date, { query }: Queries): Promise<number> {
  if (notes.length === 0) return 0
  const rows = await query(
    `insert into push_notes (browser_id, key, title, body, tag, path, queued_at, useful_until, send_after)
     select "browserId", key, title, body, tag, path, $2::timestamptz, "usefulUntil", $2::timestamptz
     from jsonb_to_recordset($1::jsonb) as given
       ("browserId" bigint, key text, title text, body text, tag text, path text, "usefulUntil" timestamptz)
     join push_browsers on browser_id = "browserId"
     on conflict (browser_id, key) do nothing returning 1`,
    [JSON.stringify(notes), now],
  )
  return rows.length
}

export interface ClaimedNote extends PushedNote, PushTarget {
  readonly note_id: string
  readonly browser_id: string
  /** With the one it is claimed for. */
  readonly attempts: number
  readonly useful_until: Date
}

/** Hosts that something waits for. */
export async function dueHosts(now: Date, { query }: Queries): Promise<string[]> {
  const rows = await query<{ host: string }>(
    `select distinct host from push_notes join push_browsers using (browser_id)
     where outcome is null and send_after <= $1`,
    [now],
  )
  return rows.map(({ host }) => host)
}

/**
 * Takes due notes to one host for this instance alone. Each counts as tried and is due again after the nth of `pauses`, in seconds:
 * if the instance dies, another sends it then. What is of no use any more ends here.
 */
export async function claimNotes(
  { host, now, most, pauses }: { host: string; now: Date; most: number; pauses: readonly number[] },
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
    [now, host, most, pauses],
  )
}

export interface Ending {
  readonly note: Pick<ClaimedNote, 'note_id' | 'attempts'>
  readonly outcome: 'sent' | 'given up'
  readonly error?: string | undefined
  readonly now: Date
}

/** Not if another instance is trying again meanwhile. */
export async function endNote({ note, outcome, error, now }: Ending, { query }: Queries): Promise<void> {
  await query(
    `update push_notes set outcome = $3, ended_at = $5, last_error = $4
     where note_id = $1 and attempts = $2 and outcome is null`,
    [note.note_id, note.attempts, outcome, error ?? null, now],
  )
}

export async function putNoteOff(
  { note, until, error }: { note: Ending['note']; until: Date | null; error: string },
  { query }: Queries,
): Promise<void> {
  await query(
    `update push_notes set send_after = coalesce($3, send_after), last_error = $4
     where note_id = $1 and attempts = $2 and outcome is null`,
    [note.note_id, note.attempts, until, error],
  )
}

/** Its push service says that it is gone: with it goes all that it asked for. Not if it was renewed meanwhile. */
export async function dropBrowser(
  { browserId, endpoint, now }: { browserId: string; endpoint: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `with gone as (delete from push_browsers where browser_id = $1 and endpoint = $2 returning 1)
     insert into push_drops (hour, count) select date_trunc('hour', $3::timestamptz), 1 from gone
     on conflict (hour) do update set count = push_drops.count + 1`,
    [browserId, endpoint, now],
  )
}

export async function forgetNotes({ before }: { before: Date }, { query }: Queries): Promise<void> {
  await query('delete from push_notes where ended_at < $1', [before])
  await query('delete from push_drops where hour < $1', [before])
}
