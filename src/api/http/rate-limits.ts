import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { callerAddress } from './caller-address.ts'
import type { LimitCounter } from './limit-counter.ts'

/** Counts per caller and route, in this process or shared in Redis; what it refuses says when to come back. */
export async function rateLimits(
  app: FastifyInstance,
  { counter }: { counter: LimitCounter },
): Promise<void> {
  const store = storeOn(counter)
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: (request) => `${callerAddress(request)} ${request.routeOptions.url}`,
    // The library makes its store itself.
    store: class {
      incr = store.incr
      child = store.child
    },
  })
}

/** One for all routes: a key names its route. */
function storeOn(counter: LimitCounter): FastifyRateLimitStore {
  const store: FastifyRateLimitStore = {
    incr(key, done, timeWindow) {
      counter.count(key, timeWindow).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      )
    },
    child: () => store,
  }
  return store
}
