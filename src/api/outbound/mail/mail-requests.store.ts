import type { Queries } from '../../database/database.ts'

export async function lockMailRequests({ query }: Queries): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext('mail askings'))`)
}

export interface RequestCount {
  readonly count: number
  readonly oldest: Date | null
}

export async function countMailRequests(
  { caller, since }: { caller: Uint8Array; since: Date },
  { query }: Queries,
): Promise<{ ofCaller: RequestCount; ofSite: RequestCount }> {
  const [row] = await query<
    Record<'by_caller' | 'by_all', string> & Record<'first' | 'first_of_all', Date | null>
  >(
    `select count(*) as by_all, min(asked_at) as first_of_all,
       count(*) filter (where caller = $1) as by_caller, min(asked_at) filter (where caller = $1) as first
     from mail_askings where asked_at > $2`,
    [caller, since],
  )
  return {
    ofCaller: { count: Number(row?.by_caller), oldest: row?.first ?? null },
    ofSite: { count: Number(row?.by_all), oldest: row?.first_of_all ?? null },
  }
}

export async function insertMailRequest(
  { mailbox, caller, now }: { mailbox: Uint8Array; caller: Uint8Array; now: Date },
  { query }: Queries,
): Promise<string> {
  const [row] = await query<{ asking_id: string }>(
    'insert into mail_askings (mailbox, caller, asked_at) values ($1, $2, $3) returning asking_id::text as asking_id',
    [mailbox, caller, now],
  )
  if (row === undefined) throw new Error('The request for a mail was not stored.')
  return row.asking_id
}

/** Marks a request as one that sends a mail. False if the mailbox has already had `max` mails since the moment `since`. */
export async function markMailed(
  { requestId, since, max }: { requestId: string; since: Date; max: number },
  { query }: Queries,
): Promise<boolean> {
  const marked = await query(
    `update mail_askings set is_mailed = true where asking_id = $1 and $3 > (
       select count(*) from mail_askings as earlier
       where earlier.mailbox = mail_askings.mailbox and earlier.is_mailed and earlier.asked_at > $2
     ) returning 1`,
    [requestId, since, max],
  )
  return marked.length > 0
}

export async function deleteMailRequestsBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from mail_askings where asked_at < $1', [moment])
}
