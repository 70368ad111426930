import type { RedisBreaker } from '../cache/redis-breaker.ts'
import { signatureFreshSeconds } from '../../contract/calls/signature.ts'

/** Remembers spent signatures for as long as one could still be fresh. */
export interface ReplayStore {
  /** True the first time. */
  spend(signature: string, now: number): Promise<boolean>
}

const keepMilliseconds = 2 * signatureFreshSeconds * 1000

/** Two generations: when the younger has lived its time, the older is dropped whole. */
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

/** Shared by all instances. Each also remembers its own, so that it still refuses those while Redis is away. */
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
