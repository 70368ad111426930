import type { Queries } from '../../database/database.ts'
import type { Mail } from './mailer.ts'

export type NewMail = Omit<Mail, 'id'>

/** Part of the caller's transaction: a mail is queued exactly when what it tells of is written. */
export async function queueMails(mails: readonly NewMail[], now: Date, { query }: Queries): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ to, subject, text, html, headers }) => ({
    recipient: to,
    subject,
    body_text: text,
    body_html: html,
    headers,
  }))
  await query(
    `insert into mails (recipient, subject, body_text, body_html, headers, created_at, send_after)
     select recipient, subject, body_text, body_html, headers, $2::timestamptz, $2::timestamptz
     from jsonb_to_recordset($1::jsonb)
       as given (recipient text, subject text, body_text text, body_html text, headers jsonb)`,
    [JSON.stringify(rows, storable), now],
  )
}

/** The database takes neither zero characters nor halves of a pair; its refusal would quote the whole mail in the log. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
}

export interface ClaimedMail extends Mail {
  readonly mailId: string
  /** With the one it is claimed for. */
  readonly attempts: number
}

interface MailRow {
  readonly mail_id: string
  readonly recipient: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  readonly headers: Readonly<Record<string, string>>
  readonly created_at: Date
  readonly attempts: number
}

/**
 * Takes due mails for this instance alone. Each counts as tried and is due again after a pause, the nth of `pauses` in
 * seconds after the nth attempt: if the instance dies, another sends it then.
 */
export async function claimDueMails(
  { now, most, pauses }: { now: Date; most: number; pauses: readonly number[] },
  { query }: Queries,
): Promise<ClaimedMail[]> {
  const rows = await query<MailRow>(
    `with due as materialized (
       select mail_id from mails where given_up_at is null and send_after <= $1::timestamptz
       order by send_after limit $2 for update skip locked
     )
     update mails set attempts = attempts + 1,
       send_after = $1::timestamptz
         + make_interval(secs => ($3::integer[])[least(attempts + 1, cardinality($3::integer[]))])
     from due where mails.mail_id = due.mail_id
     returning mails.mail_id, recipient, subject, body_text, body_html, headers, created_at, attempts`,
    [now, most, pauses],
  )
  return rows.map(mailOf)
}

/** The time is part of the id: numbers begin anew in a new database, and receivers drop an id they have seen. */
function mailOf(row: MailRow): ClaimedMail {
  return {
    mailId: row.mail_id,
    attempts: row.attempts,
    id: `${row.mail_id}-${row.created_at.getTime().toString(36)}`,
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    headers: row.headers,
  }
}

export async function deleteMail(mailId: string, { query }: Queries): Promise<void> {
  await query('delete from mails where mail_id = $1', [mailId])
}

interface Attempt {
  readonly mailId: string
  readonly attempts: number
  readonly error: string
}

export async function noteMailFailure({ mailId, error }: Attempt, { query }: Queries): Promise<void> {
  await query('update mails set last_error = $2 where mail_id = $1', [mailId, error])
}

/** Only who it was for and why is kept, for whoever asks; not if another instance is trying again meanwhile. */
export async function giveMailUp(
  { mailId, attempts, error, now }: Attempt & { now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `update mails set given_up_at = $4, last_error = $3, body_text = '', body_html = '', headers = '{}'
     where mail_id = $1 and attempts = $2`,
    [mailId, attempts, error, now],
  )
}

export async function deleteMailsGivenUpBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from mails where given_up_at < $1', [moment])
}
