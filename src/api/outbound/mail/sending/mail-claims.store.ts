import type { Queries } from '../../../database/database.ts'
import { createMailId } from '../mail-id.ts'
import type { Mail } from '../mailer.ts'

export interface ClaimedMail extends Mail {
  readonly mailId: string
  readonly attempts: number
  /** Hash of the recipient's address; undefined for mails queued before hashes were stored. */
  readonly addressHash: Uint8Array | undefined
}

interface MailRow {
  readonly mail_id: string
  readonly recipient: string
  readonly known_as: Uint8Array | null
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  readonly headers: Readonly<Record<string, string>>
  readonly created_at: Date
  readonly attempts: number
}

const isDue = 'given_up_at is null and send_after <= $1::timestamptz'

export async function isAnyMailDue(now: Date, { query }: Queries): Promise<boolean> {
  return (await query(`select 1 from mails where ${isDue} limit 1`, [now])).length > 0
}

/**
 * SQL that replaces the placeholders in the text of a letter by the tokens of the reader: one for the unsubscribe link and one
 * for the preferences. Letters queued by older versions have only one placeholder.
 */
function proven(text: string): string {
  return `replace(replace(${text}, proof_mark, proof), coalesce(holder_mark, proof_mark), coalesce(holder_proof, proof))`
}

interface Claim {
  readonly now: Date
  readonly max: number
  readonly pauses: readonly number[]
  /** True for a trial mail of a held queue: mails that have not been refused during this hold are claimed first. */
  readonly isProbe: boolean
}

/**
 * Claims due mails for this instance. Each claim counts as an attempt and makes the mail due again after a pause (the
 * nth of `pauses`, in seconds, after the nth attempt), so another instance sends it if this one dies. Mails to
 * suppressed addresses are deleted.
 */
export async function claimDueMails(
  { now, max, pauses, isProbe }: Claim,
  { query }: Queries,
): Promise<ClaimedMail[]> {
  const rows = await query<MailRow>(
    `with due as materialized (
       select mail_id, exists (
         select from mail_suppressions where mail_suppressions.known_as = any (mails.known_as)
       ) as is_suppressed
       from mails where ${isDue}
       order by ${isProbe ? 'held, ' : ''}send_after limit $2 for update skip locked
     ), dropped as (
       delete from mails using due where mails.mail_id = due.mail_id and is_suppressed
     ), claimed as (
       update mails set attempts = attempts + 1,
         send_after = $1::timestamptz
           + make_interval(secs => ($3::integer[])[least(attempts + 1, cardinality($3::integer[]))])
       from due where mails.mail_id = due.mail_id and not is_suppressed
       returning mails.*
     )
     select mail_id, recipient, known_as[1] as known_as, claimed.created_at, attempts,
       coalesce(mail_letters.subject, claimed.subject) as subject,
       coalesce(${proven('mail_letters.body_text')}, claimed.body_text) as body_text,
       coalesce(${proven('mail_letters.body_html')}, claimed.body_html) as body_html,
       coalesce(${proven('mail_letters.headers::text')}::jsonb, claimed.headers) as headers
     from claimed left join mail_letters using (letter_id)`,
    [now, max, pauses],
  )
  return rows.map(mailOf)
}

function mailOf(row: MailRow): ClaimedMail {
  return {
    mailId: row.mail_id,
    attempts: row.attempts,
    addressHash: row.known_as ?? undefined,
    id: createMailId({
      number: row.mail_id,
      createdAt: row.created_at,
      addressHash: row.known_as ?? undefined,
    }),
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    headers: row.headers,
  }
}
