import type { Queries } from '../../database/database.ts'
import type { MailIdentity } from '../../outbound/mail/mail-identity.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Everything stored about an address: its rows in all tables, without the secrets, which are proofs and salts. */
export async function findStoredData(
  { emailKey, identity }: { emailKey: string; identity: MailIdentity },
  { query }: Queries,
): Promise<Readonly<Record<string, Rows>>> {
  const known = [identity.ofAddress(emailKey), identity.ofMailbox(emailKey)]
  return {
    follower: await query('select language, paused_at, paused_until from followers where email_key = $1', [
      emailKey,
    ]),
    follows: await query(
      `select email, item_id, language, status, status_at, triggers, told_at, stop_mailed_at from follows
       where email_key = $1 order by follow_id`,
      [emailKey],
    ),
    requests: await query(
      `select item_id, encode(browser, 'hex') as browser_hash, mailed_at, confirmed_at, is_owner
       from follow_requests join follows using (follow_id) where email_key = $1 order by request_id`,
      [emailKey],
    ),
    untold_changes: await query(
      `select item_id, change_id::text as change_id, noticed_at
       from follow_notices join follows using (follow_id) where email_key = $1 order by change_id`,
      [emailKey],
    ),
    wishes_to_stop: await query('select item_id from stop_askings where email_key = $1', [emailKey]),
    mails: await query(
      `select recipient, coalesce(mail_letters.subject, mails.subject) as subject, mails.created_at, attempts, given_up_at, last_error
       from mails left join mail_letters using (letter_id) where lower(recipient) = $1 order by mail_id`,
      [emailKey],
    ),
    bounces: await query('select kind, status, noted_at from mail_bounces where known_as = any($1)', [known]),
    suppressions: await query(
      'select kind, reason, suppressed_at from mail_suppressions where known_as = any($1)',
      [known],
    ),
  }
}
