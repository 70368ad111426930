import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { redisBreaker, type RedisBreaker } from '../../api/cache/redis-breaker.ts'

const connectMilliseconds = 1_000
/** A connection without an answer for this long is replaced, because a dead server may not have closed it. */
const silentMilliseconds = 5_000

/** Waits for the first connection, so that instances share limits from the first request on. If Redis is away, the start goes on. */
export async function openRedis(
  url: string,
  { logger, deadline }: { logger: Logger; deadline: number | undefined },
): Promise<RedisBreaker> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
    connectTimeout: connectMilliseconds,
    commandTimeout: connectMilliseconds,
    socketTimeout: silentMilliseconds,
  })
  const breaker = redisBreaker({ redis, logger, ...(deadline !== undefined && { deadline }) })
  // A failed first connection is ignored here, because the breaker listens for errors and logs them.
  await redis.connect().catch(() => {})
  return breaker
}
