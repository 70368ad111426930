import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cachePolicies } from '../../api/cache/cache-policies.ts'
import { callerAddress } from '../../api/http/caller-address.ts'
import { memoryCounter } from '../../api/http/limit-counter.ts'
import { cacheKeyOf } from '../../api/page-cache/page-key.ts'
import type { Pages } from '../../api/page-cache/page-cache.ts'
import { admitRendering, PageRefused, renderingQueue } from '../../api/page-cache/rendering-limits.ts'
import { sendPage } from '../../api/page-cache/send-page.ts'
import type { FormTickets } from '../../api/http/form-tickets.ts'
import { refusedPages } from './refused-pages.ts'
import { requestedPage } from './requested-page.ts'
import { pageRenderer, type RendererOptions } from './page-renderer.ts'
import { postedPages } from './posted-pages.ts'

export type WebOptions = RendererOptions & {
  /** Without it every page is rendered anew, as development wants it. */
  readonly pages: Pages | undefined
  readonly tickets: FormTickets
}

/** Every path that is nobody else's is a page, rendered by the web floor or kept from an earlier rendering. */
export function webPages(app: FastifyInstance, { pages, tickets, ...options }: WebOptions): void {
  const render = pageRenderer(options)
  const inTurn = renderingQueue()
  const counter = memoryCounter(() => options.now().getTime())
  const refusedPage = refusedPages(render)
  const admit = (request: FastifyRequest) => admitRendering({ address: callerAddress(request), counter })
  const refuse = async (request: FastifyRequest, reply: FastifyReply, why: PageRefused) => {
    reply.header('retry-after', why.retryAfterSeconds)
    return sendPage(request, reply, await refusedPage(why, requestedPage(request)))
  }
  postedPages(app, {
    tickets,
    refuse,
    async answer(request, reply, sent) {
      const requested = requestedPage(request)
      try {
        await admit(request)
        return sendPage(request, reply, (await inTurn(() => render(requested, sent))).page)
      } catch (error) {
        if (!(error instanceof PageRefused)) throw error
        return refuse(request, reply, error)
      }
    },
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    // A page is compressed when it is kept, once, and not for each who asks.
    compress: false,
    schema: { hide: true },
    async handler(request, reply) {
      const requested = requestedPage(request)
      if (requested.movedTo !== undefined) {
        return reply.header('cache-control', cachePolicies.revalidated).redirect(requested.movedTo, 301)
      }
      const make = () => inTurn(() => render(requested))
      try {
        if (pages === undefined) return sendPage(request, reply, (await make()).page)
        const key = cacheKeyOf(requested)
        const page = await pages.serve(key, make, () => admit(request))
        if (page.status === 200) pages.fastPath.remember(request.raw, key)
        return sendPage(request, reply, page)
      } catch (error) {
        if (!(error instanceof PageRefused)) throw error
        return refuse(request, reply, error)
      }
    },
  })
}
