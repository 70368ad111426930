import type { Queries } from '../database/database.ts'

export interface WaitingSubmission {
  readonly kind: 'event' | 'project'
  readonly number: string
  /** The title of an event or the name of a project, as a stranger wrote it. */
  readonly name: string
}

/** Submissions that seem to come from a program are left out: they wait too, but no one is notified of them. */
const unnotified = {
  event: `event_submissions where review = 'waiting' and notified_at is null`,
  project: `project_submissions where review = 'waiting' and notified_at is null and not looks_automatic`,
}

export async function hasUnnotified({ query }: Queries): Promise<boolean> {
  const [row] = await query<{ found: boolean }>(
    `select exists (select from ${unnotified.event}) or exists (select from ${unnotified.project}) as found`,
  )
  return row?.found === true
}

/** Makes instances wait for each other, so that only one of them writes the mail. */
export async function lockNotification({ query }: Queries): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext('mail about submissions'))`)
}

export async function lastNotifiedAt({ query }: Queries): Promise<Date | null> {
  const [row] = await query<{ last: Date | null }>(
    `select greatest((select max(notified_at) from event_submissions),
       (select max(notified_at) from project_submissions)) as last`,
  )
  return row?.last ?? null
}

/** Marks all submissions of which the operator was not notified, and returns them, the oldest first. */
export async function takeUnnotified(now: Date, { query }: Queries): Promise<WaitingSubmission[]> {
  return query<WaitingSubmission>(
    `with events as (
       update event_submissions set notified_at = $1
       where submission_id in (select submission_id from ${unnotified.event})
       returning 'event' as kind, submission_id, event ->> 'title' as name, submitted_at
     ), projects as (
       update project_submissions set notified_at = $1
       where submission_id in (select submission_id from ${unnotified.project})
       returning 'project' as kind, submission_id, form_values ->> 'name' as name, submitted_at
     )
     select kind, submission_id::text as number, coalesce(name, '') as name
     from (select * from events union all select * from projects) as taken
     order by submitted_at, kind, submission_id`,
    [now],
  )
}
