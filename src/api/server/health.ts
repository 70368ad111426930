import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { cachePolicies } from '../cache/cache-policies.ts'
import type { ReadyAnswers } from '../page-cache/fast-paths.ts'
import { requestMetrics } from './request.metrics.ts'

interface Health {
  /** False while the site is starting or shutting down; rejects if the site cannot serve requests. */
  readonly checkReady: () => Promise<boolean>
  readonly registry?: Registry | undefined
  readonly fastPath?: ReadyAnswers | undefined
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests. `/metrics`: for Prometheus. */
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
  let isLogged = false
  app.get('/readyz', hidden, async (request, reply) => {
    reply.header('cache-control', cachePolicies.never)
    try {
      if (await checkReady()) {
        isLogged = false
        return { status: 'ready' }
      }
    } catch (error) {
      // The failure is logged once per outage, not with every probe.
      if (!isLogged)
        request.log.warn({ err: error }, 'this instance is not ready: /readyz answers 503 until it is again')
      isLogged = true
    }
    return reply.code(503).send({ status: 'not ready' })
  })
  app.get('/metrics', hidden, async (_, reply) => {
    reply.header('cache-control', cachePolicies.never).type(registry.contentType)
    return registry.metrics()
  })
}
