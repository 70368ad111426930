import type { PushedNote } from '../../../domain/push/push-rules.ts'
import type { Queries } from '../../database/database.ts'
import type { ClaimedNote } from './push-claims.store.ts'

export interface NewNote extends PushedNote {
  readonly browserId: string
  /** A note is skipped if a note with the same key was queued for the browser before, even if that one was sent long ago. */
  readonly key: string
  readonly usefulUntil: Date
}

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

export interface NoteOutcome {
  readonly note: Pick<ClaimedNote, 'note_id' | 'attempts'>
  readonly outcome: 'sent' | 'given up'
  readonly error?: string | undefined
  readonly now: Date
}

export async function endNote({ note, outcome, error, now }: NoteOutcome, { query }: Queries): Promise<void> {
  await query(
    `update push_notes set outcome = $3, ended_at = $5, last_error = $4
     where note_id = $1 and attempts = $2 and outcome is null`,
    [note.note_id, note.attempts, outcome, error ?? null, now],
  )
}

export async function postponeNote(
  { note, until, error }: { note: NoteOutcome['note']; until: Date | null; error: string },
  { query }: Queries,
): Promise<void> {
  await query(
    `update push_notes set send_after = coalesce($3, send_after), last_error = $4
     where note_id = $1 and attempts = $2 and outcome is null`,
    [note.note_id, note.attempts, until, error],
  )
}

/**
 * Deletes a browser whose push service says that the subscription is gone, unless the browser has renewed it
 * meanwhile. Its follows and alerts go with it.
 */
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

export async function deleteOldNotes({ before }: { before: Date }, { query }: Queries): Promise<void> {
  await query('delete from push_notes where ended_at < $1', [before])
  await query('delete from push_drops where hour < $1', [before])
}
