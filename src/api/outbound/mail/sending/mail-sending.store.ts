import type { Queries } from '../../../database/database.ts'
import type { ClaimedMail } from './mail-claims.store.ts'

export async function recordSent(
  { mailId, now }: { mailId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `with gone as (delete from mails where mail_id = $1 returning 1)
     insert into mails_sent (hour, count) select date_trunc('hour', $2::timestamptz), 1 from gone
     on conflict (hour) do update set count = mails_sent.count + 1`,
    [mailId, now],
  )
}

interface Attempt {
  readonly mailId: string
  readonly attempts: number
  readonly error: string
}

export async function recordFailure({ mailId, error }: Attempt, { query }: Queries): Promise<void> {
  await query('update mails set last_error = $2 where mail_id = $1', [mailId, error])
}

/**
 * Returns claimed mails that were not sent: their claim no longer counts as an attempt and they are due now. A mail that another
 * instance has claimed meanwhile is left alone.
 */
export async function returnUnsent(
  mails: readonly Pick<ClaimedMail, 'mailId' | 'attempts'>[],
  now: Date,
  { query }: Queries,
): Promise<void> {
  if (mails.length === 0) return
  await query(
    `update mails set attempts = mails.attempts - 1, send_after = $3
     from unnest($1::bigint[], $2::integer[]) as given (mail_id, attempts)
     where mails.mail_id = given.mail_id and mails.attempts = given.attempts`,
    [mails.map(({ mailId }) => mailId), mails.map(({ attempts }) => attempts), now],
  )
}

export async function holdMail(
  { mailId, attempts, error, now }: Attempt & { now: Date },
  queries: Queries,
): Promise<void> {
  await queries.query('update mails set held = true, last_error = $3 where mail_id = $1 and attempts = $2', [
    mailId,
    attempts,
    error,
  ])
  await returnUnsent([{ mailId, attempts }], now, queries)
}

export const emptyContent = `body_text = '', body_html = '', headers = '{}', letter_id = null, proof = null, holder_proof = null`

/**
 * Abandons a mail, unless another instance has claimed it again meanwhile. Only recipient and reason are kept, for
 * the operator.
 */
export async function abandonMail(
  { mailId, attempts, error, now }: Attempt & { now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `update mails set given_up_at = $4, last_error = $3, ${emptyContent}
     where mail_id = $1 and attempts = $2`,
    [mailId, attempts, error, now],
  )
}
