import type { Queries } from '../database/database.ts'

interface CountedTries {
  readonly kind: 'registration' | 'scan'
  readonly caller: Uint8Array
}

export async function lockTries({ kind, caller }: CountedTries, { query }: Queries): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext('app ' || $1), hashtext(encode($2::bytea, 'hex')))`, [
    kind,
    caller,
  ])
}

export async function countTries(
  { kind, caller, since }: CountedTries & { readonly since: Date },
  { query }: Queries,
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await query<{ count: string; oldest: Date | null }>(
    `select count(*) as count, min(tried_at) as oldest from app_tries
     where kind = $1 and caller = $2 and tried_at > $3`,
    [kind, caller, since],
  )
  return { count: Number(row?.count), oldest: row?.oldest ?? null }
}

export async function putTry({ kind, caller }: CountedTries, now: Date, { query }: Queries): Promise<void> {
  await query('insert into app_tries (kind, caller, tried_at) values ($1, $2, $3)', [kind, caller, now])
}

export async function deleteTriesBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from app_tries where tried_at < $1', [moment])
}
