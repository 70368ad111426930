import { signatureFreshSeconds } from '../../contract/calls/signature.ts'
import type { RedisBreaker } from '../cache/redis-breaker.ts'

/** Remembers used signatures for as long as they would still be valid. */
export interface ReplayStore {
  spend(signature: string, now: number): Promise<boolean>
}

const keepMilliseconds = 2 * signatureFreshSeconds * 1000

/**
 * Remembers signatures in a newer and an older set. When the newer set reaches its maximum age it becomes the older one, and the
 * previous older set is dropped as a whole.
 */
export function memoryReplayStore(): ReplayStore {
  let young = new Set<string>()
  let old = new Set<string>()
  let turned = 0
  return {
    async spend(signature, now) {
      if (now - turned > keepMilliseconds) {
        old = now - turned > 2 * keepMilliseconds ? new Set() : young
        young = new Set()
        turned = now
      }
      if (young.has(signature) || old.has(signature)) return false
      young.add(signature)
      return true
    },
  }
}

/**
 * A store of used signatures that all instances share. Each instance also remembers the signatures it has seen itself, for the
 * time that Redis is away.
 */
export function redisReplayStore(redis: RedisBreaker): ReplayStore {
  const own = memoryReplayStore()
  return {
    async spend(signature, now) {
      if (!(await own.spend(signature, now))) return false
      const set = await redis.ask(
        (shared) => shared.set(`signature:${signature}`, '1', 'PX', keepMilliseconds, 'NX'),
        () => 'OK',
      )
      return set === 'OK'
    },
  }
}
