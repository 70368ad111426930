import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { feedsPrefix, openapiPath } from '../../words/addresses/endpoints.ts'

/**
 * Lets pages of every other site read replies and errors; because of the `*`, browsers refuse this for calls with cookies.
 * Payment requests are restricted further: they compare the header `Origin` with the hosts of the dApp.
 */
export async function allowEveryOrigin(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('access-control-allow-origin', '*')
}

/** Feeds and the description of the API are there for programs of others, also for those that run in a page. */
export function openFeeds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    if (path.startsWith(feedsPrefix) || path === openapiPath) await allowEveryOrigin(request, reply)
  })
}
