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
  registration: { most: maxRegistrations, milliseconds: registrationMilliseconds },
  scan: { most: maxWrongScans, milliseconds: wrongScanMilliseconds },
}

interface Counting {
  readonly kind: keyof typeof limits
  readonly caller: string
  readonly secret: string
  readonly now: Date
}

/**
 * Counts of one caller, one after the other, so that many at once are not more. Refuses whoever has used up theirs; `count` counts this
 * one, in the same transaction.
 */
export async function countedTries(
  { kind, caller, secret, now }: Counting,
  queries: Queries,
): Promise<{ count: () => Promise<void> }> {
  const { most, milliseconds } = limits[kind]
  const hash = createHmac('sha256', secret).update(`app ${kind} ${caller}`).digest()
  await lockTries({ kind, caller: hash }, queries)
  const since = new Date(now.getTime() - milliseconds)
  const { count, oldest } = await countTries({ kind, caller: hash, since }, queries)
  if (count >= most) {
    const freeAt = (oldest ?? now).getTime() + milliseconds
    throw new Refusal('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
    })
  }
  return { count: () => putTry({ kind, caller: hash }, now, queries) }
}
