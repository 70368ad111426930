import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { redisBreaker, type RedisBreaker } from '../../api/cache/redis-breaker.ts'

const connectMilliseconds = 1_000
/** A connection on which nothing comes back is made anew: the other side may have gone without a word. */
const silentMilliseconds = 5_000

/** Waits for the first connection, so that limits are shared from the first request on; without Redis it goes on. */
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
  // What went wrong the breaker has heard and said.
  await redis.connect().catch(() => {})
  return breaker
}
