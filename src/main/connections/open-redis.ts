import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** A Redis that takes longer than this is treated as one that is away. */
const redisMilliseconds = 1_000

/** Waits for the first connection, so that limits are shared from the first request on; without Redis it goes on. */
export async function openRedis(url: string, logger: Logger): Promise<Redis> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
    connectTimeout: redisMilliseconds,
    commandTimeout: redisMilliseconds,
  })
  redis.on('error', (error: Error) => logger.warn({ err: error }, 'redis does not answer'))
  await redis.connect().catch((error: unknown) => logger.warn({ err: error }, 'redis does not answer'))
  return redis
}
