import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'

/** Counts per address and operation, in this process or shared in Redis; what it refuses says when to come back. */
export async function rateLimits(
  app: FastifyInstance,
  { redis }: { redis: Redis | undefined },
): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'limit:',
    ...(redis === undefined ? {} : { redis }),
  })
}
