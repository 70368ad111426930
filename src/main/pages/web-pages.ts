import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cachePolicies } from '../../api/cache/cache-policies.ts'
import { callerAddress } from '../../api/http/caller-address.ts'
import { memoryCounter } from '../../api/http/limit-counter.ts'
import { chooseAnswer, type CachedPage } from '../../api/page-cache/cached-page.ts'
import { cacheKeyOf } from '../../api/page-cache/page-key.ts'
import type { Pages } from '../../api/page-cache/page-cache.ts'
import { admitRendering, PageRefused, renderingQueue } from '../../api/page-cache/rendering-limits.ts'
import { refusedPages } from './refused-pages.ts'
import { requestedPage } from './requested-page.ts'
import { pageRenderer, type RendererOptions } from './page-renderer.ts'

export type WebOptions = RendererOptions & {
  /** Without it every page is rendered anew, as development wants it. */
  readonly pages: Pages | undefined
}

/** Every path that is nobody else's is a page, rendered by the web floor or kept from an earlier rendering. */
export function webPages(app: FastifyInstance, { pages, ...options }: WebOptions): void {
  const render = pageRenderer(options)
  const inTurn = renderingQueue()
  const counter = memoryCounter(() => options.now().getTime())
  const refusedPage = refusedPages(render)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    // A page is compressed when it is kept, once, and not for each who asks.
    compress: false,
    schema: { hide: true },
    async handler(request, reply) {
      const asked = requestedPage(request)
      if (asked.movedTo !== undefined) {
        return reply.header('cache-control', cachePolicies.revalidated).redirect(asked.movedTo, 301)
      }
      const make = () => inTurn(() => render(asked))
      try {
        if (pages === undefined) return sendPage(request, reply, (await make()).page)
        const key = cacheKeyOf(asked)
        const admit = () => admitRendering({ address: callerAddress(request), counter })
        const page = await pages.serve(key, make, admit)
        if (page.status === 200) pages.fastPath.remember(request.raw, key)
        return sendPage(request, reply, page)
      } catch (error) {
        if (!(error instanceof PageRefused)) throw error
        reply.header('retry-after', error.retryAfterSeconds)
        return sendPage(request, reply, await refusedPage(error, asked))
      }
    },
  })
}

function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  // "Not modified" is for answers that would have been a success (RFC 9110); the etag plugin does not look.
  if (page.status !== 200) delete headers['if-none-match']
  const answer = chooseAnswer(page, headers)
  for (let at = 0; at < answer.headers.length; at += 2) {
    reply.header(answer.headers[at] ?? '', answer.headers[at + 1])
  }
  return reply.code(answer.status).send(answer.body)
}
