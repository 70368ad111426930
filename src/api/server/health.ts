import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { cachePolicies } from '../cache/cache-policies.ts'

interface Health {
  /** False while the site is still starting, which is nothing to report; rejects when it cannot do its work. */
  readonly checkReady: () => Promise<boolean>
  readonly registry?: Registry | undefined
}

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: for Prometheus. */
export function healthRoutes(app: FastifyInstance, { checkReady, registry = new Registry() }: Health): void {
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get('/healthz', hidden, async (_, reply) =>
    reply.header('cache-control', cachePolicies.never).send({ status: 'ok' }),
  )
  let isTold = false
  app.get('/readyz', hidden, async (request, reply) => {
    reply.header('cache-control', cachePolicies.never)
    try {
      if (await checkReady()) {
        isTold = false
        return { status: 'ready' }
      }
    } catch (error) {
      // Once, and not each time that somebody asks.
      if (!isTold) request.log.warn({ err: error }, 'not ready')
      isTold = true
    }
    return reply.code(503).send({ status: 'not ready' })
  })
  app.get('/metrics', hidden, async (_, reply) => {
    reply.header('cache-control', cachePolicies.never).type(registry.contentType)
    return registry.metrics()
  })
}
