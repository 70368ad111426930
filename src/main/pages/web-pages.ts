import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cachePolicies } from '../../api/cache/cache-policies.ts'
import { chooseAnswer, type CachedPage } from '../../api/page-cache/cached-page.ts'
import { cacheKeyOf } from '../../api/page-cache/page-key.ts'
import type { Pages } from '../../api/page-cache/page-cache.ts'
import { requestedPage } from './requested-page.ts'
import { settledAddress } from './settled-address.ts'
import { pageRenderer, type RendererOptions } from './page-renderer.ts'

export type WebOptions = RendererOptions & {
  /** Without it every page is rendered anew, as development wants it. */
  readonly pages: Pages | undefined
}

/** Every path that is nobody else's is a page, rendered by the web floor or kept from an earlier rendering. */
export function webPages(app: FastifyInstance, { pages, ...options }: WebOptions): void {
  const render = pageRenderer(options)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    schema: { hide: true },
    async handler(request, reply) {
      const settled = settledAddress(request.url)
      if (settled !== request.url) return reply.redirect(settled, 301)
      const asked = requestedPage(request)
      if (asked.movedTo !== undefined) {
        return reply.header('cache-control', cachePolicies.revalidated).redirect(asked.movedTo, 301)
      }
      if (pages === undefined) return sendPage(request, reply, (await render(asked)).page)
      const key = cacheKeyOf(asked)
      const page = await pages.serve(key, () => render(asked))
      pages.fastPath.remember(request.raw, key)
      return sendPage(request, reply, page)
    },
  })
}

function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const answer = chooseAnswer(page, headers)
  for (let at = 0; at < answer.headers.length; at += 2) {
    reply.header(answer.headers[at] ?? '', answer.headers[at + 1])
  }
  return reply.code(answer.status).send(answer.body)
}
