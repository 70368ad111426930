import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Database, Queries } from '../database/database.ts'
import { keyInHeader, ownerKeyHash } from './owner-key.ts'
import {
  countFailures,
  findOwnerKey,
  lockCaller,
  putFailure,
  touchOwnerKey,
  type OwnerKeyRow,
} from './owner-keys.store.ts'

export const maxFailures = 10
export const failureMilliseconds = 15 * 60_000

export interface OwnerDeps {
  readonly database: Database
  readonly secret: string
  readonly now: () => Date
}

type OwnerKeyResult = { readonly key: OwnerKeyRow } | 'none' | { readonly retryAfterSeconds: number }

/**
 * Finds the owner by the key in a request. A revoked key, an unknown key and a missing key cause the same reply and the same
 * queries, so a caller cannot tell them apart. The attempts of one caller are made one after the other, so that parallel requests
 * cannot exceed the limit of wrong keys.
 */
export async function findOwner(
  { authorization, caller }: { authorization: string | undefined; caller: string },
  { database, secret, now }: OwnerDeps,
): Promise<OwnerKeyRow> {
  const at = now()
  const keyHash = ownerKeyHash(keyInHeader(authorization))
  const callerHash = createHmac('sha256', secret).update(`who tries keys ${caller}`).digest()
  const found = await database.transaction(async (queries): Promise<OwnerKeyResult> => {
    await lockCaller(callerHash, queries)
    const since = new Date(at.getTime() - failureMilliseconds)
    const { count, oldest } = await countFailures({ caller: callerHash, since }, queries)
    if (count >= maxFailures) return { retryAfterSeconds: secondsUntil(oldest, at) }
    const key = await findValidKey(keyHash, queries)
    if (key === undefined) await putFailure({ caller: callerHash, now: at }, queries)
    else await touchOwnerKey({ keyId: key.key_id, now: at }, queries)
    return key === undefined ? 'none' : { key }
  })
  if (found === 'none') throw new Refusal('owner_key_invalid')
  if ('retryAfterSeconds' in found) throw new Refusal('too_many_requests', found)
  return found.key
}

async function findValidKey(keyHash: Uint8Array, queries: Queries): Promise<OwnerKeyRow | undefined> {
  const key = await findOwnerKey(keyHash, queries)
  const isSame = timingSafeEqual(key?.key_hash ?? new Uint8Array(keyHash.length), keyHash)
  return isSame && key?.revoked_at === null ? key : undefined
}

function secondsUntil(oldest: Date | null, now: Date): number {
  const begun = oldest?.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((begun + failureMilliseconds - now.getTime()) / 1000))
}
