import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { ReadyAnswers } from '../page-cache/fast-paths.ts'
import { requestMetrics } from './request.metrics.ts'

interface Health {
  /** False while the site is still starting, which is nothing to report; rejects when it cannot do its work. */
  readonly checkReady: () => Promise<boolean>
  readonly registry?: Registry | undefined
  readonly fastPath?: ReadyAnswers | undefined
}

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: for Prometheus. */
export function healthRoutes(
  app: FastifyInstance,
  { checkReady, registry = new Registry(), fastPath }: Health,
): void {
  collectDefaultMetrics({ register: registry })
  requestMetrics(app, { registry, fastPath })

  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get('/healthz', hidden, async (_, reply) =>
    reply.header('cache-control', cachePolicies.never).send({ status: 'ok' }),
  )
  let isNotified = false
  app.get('/readyz', hidden, async (request, reply) => {
    reply.header('cache-control', cachePolicies.never)
    try {
      if (await checkReady()) {
        isNotified = false
        return { status: 'ready' }
      }
    } catch (error) {
      // Once, and not each time that somebody asks.
      if (!isNotified) request.log.warn({ err: error }, 'not ready')
      isNotified = true
    }
    return reply.code(503).send({ status: 'not ready' })
  })
  app.get('/metrics', hidden, async (_, reply) => {
    reply.header('cache-control', cachePolicies.never).type(registry.contentType)
    return registry.metrics()
  })
}
