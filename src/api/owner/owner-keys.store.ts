import type { Queries } from '../database/database.ts'

export interface OwnerKeyRow {
  key_id: string
  item_id: string
  key_hash: Uint8Array
  created_at: Date
  revoked_at: Date | null
  last_used_at: Date | null
}

const columns = 'key_id::text as key_id, item_id, key_hash, created_at, revoked_at, last_used_at'

export async function putOwnerKey(
  { itemId, keyHash, now }: { itemId: string; keyHash: Uint8Array; now: Date },
  { query }: Queries,
): Promise<string> {
  const [row] = await query<{ key_id: string }>(
    `insert into owner_keys (item_id, key_hash, created_at) values ($1, $2, $3) returning key_id::text as key_id`,
    [itemId, keyHash, now],
  )
  if (row === undefined) throw new Error('A key was not stored.')
  return row.key_id
}

/** Finds revoked keys too: the caller refuses them after the same work as for a valid key, so its timing does not reveal that a key once existed. */
export async function findOwnerKey(
  keyHash: Uint8Array,
  { query }: Queries,
): Promise<OwnerKeyRow | undefined> {
  const [row] = await query<OwnerKeyRow>(`select ${columns} from owner_keys where key_hash = $1`, [keyHash])
  return row
}

/** Prevents the key from being revoked until the transaction ends. False if it is revoked already. */
export async function holdOwnerKey(keyId: string, { query }: Queries): Promise<boolean> {
  const rows = await query('select 1 from owner_keys where key_id = $1 and revoked_at is null for share', [
    keyId,
  ])
  return rows.length > 0
}

export async function touchOwnerKey(
  { keyId, now }: { keyId: string; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('update owner_keys set last_used_at = $2 where key_id = $1', [keyId, now])
}

export async function listOwnerKeys({ query }: Queries): Promise<OwnerKeyRow[]> {
  return query<OwnerKeyRow>(`select ${columns} from owner_keys order by owner_keys.key_id`)
}

/** Revokes one key by its number, or all keys of an entry. Returns the numbers of the keys that were valid until now. */
export async function revokeOwnerKeys(
  { keyId, itemId, now }: { keyId: string | null; itemId: string | null; now: Date },
  { query }: Queries,
): Promise<string[]> {
  const rows = await query<{ key_id: string }>(
    `update owner_keys set revoked_at = $3 where revoked_at is null and (key_id = $1 or item_id = $2)
     returning key_id::text as key_id`,
    [keyId, itemId, now],
  )
  return rows.map(({ key_id }) => key_id)
}

export async function lockCaller(caller: Uint8Array, { query }: Queries): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext('owner keys'), hashtext(encode($1::bytea, 'hex')))`, [
    caller,
  ])
}

export async function countFailures(
  { caller, since }: { caller: Uint8Array; since: Date },
  { query }: Queries,
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await query<{ count: string; oldest: Date | null }>(
    'select count(*) as count, min(failed_at) as oldest from owner_key_failures where caller = $1 and failed_at > $2',
    [caller, since],
  )
  return { count: Number(row?.count), oldest: row?.oldest ?? null }
}

export async function putFailure(
  { caller, now }: { caller: Uint8Array; now: Date },
  { query }: Queries,
): Promise<void> {
  await query('insert into owner_key_failures (caller, failed_at) values ($1, $2)', [caller, now])
}

export async function deleteFailuresBefore(moment: Date, { query }: Queries): Promise<void> {
  await query('delete from owner_key_failures where failed_at < $1', [moment])
}
