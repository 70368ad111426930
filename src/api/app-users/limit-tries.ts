import { createHmac } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import {
  maxRegistrations,
  maxWrongScans,
  registrationMilliseconds,
  wrongScanMilliseconds,
} from '../../domain/app-users/app-user.ts'
import type { Queries } from '../database/database.ts'
import { countTries, lockTries, putTry } from './app-tries.store.ts'

const limits = {
  registration: { max: maxRegistrations, milliseconds: registrationMilliseconds },
  scan: { max: maxWrongScans, milliseconds: wrongScanMilliseconds },
}

interface TriesQuery {
  readonly kind: keyof typeof limits
  readonly caller: string
  readonly secret: string
  readonly now: Date
}

/**
 * Refuses a caller who has no tries left. Otherwise the returned `count` records one try; it must be called in the same
 * transaction. Concurrent tries of one caller are serialised, so they cannot exceed the limit.
 */
export async function limitTries(
  { kind, caller, secret, now }: TriesQuery,
  queries: Queries,
): Promise<{ count: () => Promise<void> }> {
  const { max, milliseconds } = limits[kind]
  const hash = createHmac('sha256', secret).update(`app ${kind} ${caller}`).digest()
  await lockTries({ kind, caller: hash }, queries)
  const since = new Date(now.getTime() - milliseconds)
  const { count, oldest } = await countTries({ kind, caller: hash, since }, queries)
  if (count >= max) {
    const freeAt = (oldest ?? now).getTime() + milliseconds
    throw new Refusal('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
    })
  }
  return { count: () => putTry({ kind, caller: hash }, now, queries) }
}
