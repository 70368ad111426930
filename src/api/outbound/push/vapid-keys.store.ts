import type { Queries } from '../../database/database.ts'

export interface StoredKeys {
  readonly public_key: string
  readonly private_key: Uint8Array
}

export async function findKeys({ query }: Queries): Promise<StoredKeys | undefined> {
  const rows = await query<StoredKeys>(`select public_key, private_key from push_keys where name = 'vapid'`)
  return rows[0]
}

/** Stores the keys unless another instance, starting at the same time, was first. */
export async function addKeys(
  { publicKey, privateKey, now }: { publicKey: string; privateKey: Uint8Array; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `insert into push_keys (name, public_key, private_key, made_at) values ('vapid', $1, $2, $3)
     on conflict (name) do nothing`,
    [publicKey, privateKey, now],
  )
}

export async function replaceKeys(
  { was, publicKey, privateKey, now }: { was: string; publicKey: string; privateKey: Uint8Array; now: Date },
  { query }: Queries,
): Promise<void> {
  await query(
    `update push_keys set public_key = $2, private_key = $3, made_at = $4
     where name = 'vapid' and public_key = $1`,
    [was, publicKey, privateKey, now],
  )
}
