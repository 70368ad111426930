import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cachePolicies } from '../cache/cache-policies.ts'

/**
 * Pages of others may read these answers, refusals as well. Cookies never go along with `*`; what depends on whose page asks is
 * decided by the operation.
 */
export async function allowEveryOrigin(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('access-control-allow-origin', '*')
}

/** What a browser asks before it sends JSON to another site. */
export function answerPreflights(app: FastifyInstance, urls: readonly string[]): void {
  for (const url of new Set(urls))
    app.route({
      method: 'OPTIONS',
      url,
      schema: { hide: true },
      config: { rateLimit: { max: 240, timeWindow: 60_000 } },
      onRequest: allowEveryOrigin,
      handler: async (_, reply) =>
        reply
          .headers({
            'access-control-allow-methods': 'GET, POST',
            'access-control-allow-headers': 'content-type',
            'access-control-max-age': '7200',
            'cache-control': cachePolicies.never,
          })
          .code(204)
          .send(),
    })
}
