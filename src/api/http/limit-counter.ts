import { LRUCache } from 'lru-cache'
import type { RedisBreaker } from '../cache/redis-breaker.ts'

export interface LimitCount {
  /** The number of requests in the current period, including this one. */
  readonly current: number
  /** Milliseconds until the count starts at zero again. */
  readonly ttl: number
}

export interface LimitCounter {
  readonly count: (key: string, windowMilliseconds: number) => Promise<LimitCount>
}

const maxKeys = 100_000

export function memoryCounter(now: () => number): LimitCounter {
  const counts = new LRUCache<string, { current: number; endsAt: number }>({ max: maxKeys })
  return {
    async count(key, windowMilliseconds) {
      const at = now()
      const known = counts.get(key)
      const counted =
        known === undefined || known.endsAt <= at ? { current: 0, endsAt: at + windowMilliseconds } : known
      counted.current++
      counts.set(key, counted)
      return { current: counted.current, ttl: counted.endsAt - at }
    },
  }
}

/** One atomic script counts and sets the expiry, so that no counter is left without an expiry. */
const script = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }
`

/** Shares counts among all instances; while Redis is away each instance counts for itself. */
export function redisCounter({ redis, now }: { redis: RedisBreaker; now: () => number }): LimitCounter {
  const own = memoryCounter(now)
  return {
    async count(key, windowMilliseconds) {
      const shared = await redis.ask(
        (connection) => connection.eval(script, 1, `limit:${key}`, windowMilliseconds),
        () => undefined,
      )
      if (!isPairOfNumbers(shared)) return own.count(key, windowMilliseconds)
      const [current, ttl] = shared
      return { current, ttl }
    },
  }
}

function isPairOfNumbers(answer: unknown): answer is [number, number] {
  return Array.isArray(answer) && answer.length === 2 && answer.every((part) => typeof part === 'number')
}
