import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { redisBreaker, type RedisBreaker } from '../../api/cache/redis-breaker.ts'

const connectMilliseconds = 1_000
/** After this long without an answer the connection is replaced: the other side may be gone without having closed it. */
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
  // The breaker listens for errors and logs them.
  await redis.connect().catch(() => {})
  return breaker
}
