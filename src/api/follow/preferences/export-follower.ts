import type { Preferring } from './change-preferences.ts'
import { storedOf } from './export-follower.store.ts'
import type { FollowerRow } from './followers.store.ts'

/** Everything that is stored of an address, at one moment. */
export async function exportFollower(
  { email_key: emailKey }: FollowerRow,
  { database, identity, now }: Preferring,
) {
  const stored = await database.transaction((queries) => storedOf({ emailKey, identity }, queries))
  return { address: emailKey, exported_at: now().toISOString(), ...stored }
}
