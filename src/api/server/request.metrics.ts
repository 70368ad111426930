import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { ReadyAnswers } from '../page-cache/fast-paths.ts'

/**
 * Cached pages are sent in front of the framework, where measuring would cost more than sending; the fast path only
 * counts them.
 */
export function requestMetrics(
  app: FastifyInstance,
  { registry, fastPath }: { registry: Registry; fastPath: ReadyAnswers | undefined },
): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern; cached pages are not timed',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const known = new Map<string, number>()
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, and whether by a cached page in front of the framework',
    labelNames: ['method', 'status', 'cached'],
    registers: [registry],
    collect() {
      for (const { method, status, count } of fastPath?.answered() ?? []) {
        const name = `${method} ${status}`
        requests.inc({ method, status, cached: 'yes' }, count - (known.get(name) ?? 0))
        known.set(name, count)
      }
    },
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    duration.observe({ method, route: routeOptions.url ?? 'unknown', status }, elapsedTime / 1000)
    requests.inc({ method, status, cached: 'no' })
  })
}
