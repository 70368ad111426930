import { LRUCache } from 'lru-cache'
import type { RedisBreaker } from '../cache/redis-breaker.ts'

export interface Counted {
  /** With this one. */
  readonly current: number
  /** Milliseconds until the count begins anew. */
  readonly ttl: number
}

/** How often something happened within a window that begins with the first time. */
export interface LimitCounter {
  readonly count: (key: string, windowMilliseconds: number) => Promise<Counted>
}

/** So many callers are told apart; of more, those who have not called for longest are forgotten. */
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

/** In one step, so that no count is ever left without an end. */
const script = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }
`

/** Counted by all instances together; by each for itself while Redis is away. */
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
