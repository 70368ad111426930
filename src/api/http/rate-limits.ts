import { callbackify } from 'node:util'
import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { callerAddress } from './caller-address.ts'
import type { LimitCounter } from './limit-counter.ts'

type Done = Parameters<FastifyRateLimitStore['incr']>[1]

export async function rateLimits(
  app: FastifyInstance,
  { counter }: { counter: LimitCounter },
): Promise<void> {
  const count = callbackify(counter.count)
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: (request) => `${callerAddress(request)} ${request.routeOptions.url}`,
    // The plugin asks for a store per route, but one counter serves all routes, because its keys contain the route.
    store: class implements FastifyRateLimitStore {
      incr(key: string, done: Done, timeWindow: number) {
        count(key, timeWindow, done)
      }

      child() {
        return this
      }
    },
  })
}
