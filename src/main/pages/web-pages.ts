import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cachePolicies } from '../../api/cache/cache-policies.ts'
import { callerAddress } from '../../api/http/caller-address.ts'
import { memoryCounter } from '../../api/http/limit-counter.ts'
import { contentSecurityPolicy, pageHeaders } from '../../api/http/security-headers.ts'
import { type CachedPage, makeCachedPage, makePlainPage } from '../../api/page-cache/cached-page.ts'
import type { Rendering } from '../../api/page-cache/memory-pages.ts'
import type { Pages } from '../../api/page-cache/page-cache.ts'
import { cacheKeyOf } from '../../api/page-cache/page-key.ts'
import { admitRendering, PageRefused, renderingQueue } from '../../api/page-cache/rendering-limits.ts'
import { sendPage } from '../../api/page-cache/send-page.ts'
import type { FormTickets } from '../../api/submissions/form-tickets.ts'
import { pageAddress } from '../../web/addresses/page-address.ts'
import { refusedPath } from '../../words/addresses/addresses.ts'
import { postedPages } from './posted-pages.ts'
import { fillIn, paintFirst, sealScripts } from './rendered-page.ts'
import { requestedPage, type RequestedPage } from './requested-page.ts'
import type { SentForm } from './sent-form.ts'
import { writePage, type WriteOptions } from './write-page.ts'

const retryAfterSeconds = '5'

interface RendererOptions extends WriteOptions {
  readonly cachesPages: boolean
}

type RenderPage = (requested: RequestedPage, sent?: SentForm) => Promise<Rendering>

function pageRenderer(options: RendererOptions): RenderPage {
  return async (requested, sent) => {
    const nonce = options.mode === 'production' ? randomBytes(16).toString('base64url') : undefined
    const { frame, parts, moment, response, ownStatus, isPrivate, tags } = await writePage(
      { requested, sent, nonce },
      options,
    )
    const rendered = paintFirst(frame)
    const sealed =
      nonce === undefined
        ? { page: rendered, policy: contentSecurityPolicy({ development: true }) }
        : sealScripts({ page: rendered, nonce })
    const status = response.status === 200 ? (ownStatus ?? 200) : response.status
    // A refusal because of limits or a failure of the server may be over within seconds, so browsers must not store the answer.
    const isForNow = status === 429 || status >= 500
    const headers = {
      ...pageHeaders(options.siteOrigin),
      ...Object.fromEntries(response.headers),
      'content-security-policy': sealed.policy,
      // The address of a private page contains a proof, which must not leak through `Referer`.
      ...(isPrivate ? { 'referrer-policy': 'no-referrer' } : {}),
      'cache-control': isPrivate || isForNow ? cachePolicies.never : cachePolicies.revalidated,
      ...(status === 503 && { 'retry-after': retryAfterSeconds }),
    }
    const content = fillIn({ frame: sealed.page, parts }, moment.toISOString())
    const made = { status, headers, ...content }
    const isCacheable = status === 200 && !isPrivate
    const page = options.cachesPages && isCacheable ? await makeCachedPage(made) : makePlainPage(made)
    return { page, tags, isCacheable }
  }
}

export type WebOptions = RendererOptions & {
  readonly pages: Pages | undefined
  readonly tickets: FormTickets
}

/** Answers every path without a route of its own with a page: from the cache, or rendered by the web floor. */
export function webPages(app: FastifyInstance, { pages, tickets, ...options }: WebOptions): void {
  const render = pageRenderer(options)
  const queued = renderingQueue()
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
        return sendPage(request, reply, (await queued(() => render(requested, sent))).page)
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
    // Pages are compressed once, when they are cached, not for each request.
    compress: false,
    schema: { hide: true },
    async handler(request, reply) {
      const requested = requestedPage(request)
      if (requested.movedTo !== undefined) {
        return reply.header('cache-control', cachePolicies.revalidated).redirect(requested.movedTo, 301)
      }
      const make = () => queued(() => render(requested))
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

function refusedPages(render: (requested: RequestedPage) => Promise<Rendering>) {
  const rendered = new Map<string, Promise<CachedPage>>()
  return async ({ status }: PageRefused, requested: RequestedPage): Promise<CachedPage> => {
    const address = pageAddress({ path: refusedPath(status), query: requested.query })
    const key = `${requested.language} ${requested.inApp} ${status} ${address.query}`
    const known = rendered.get(key)
    if (known !== undefined) return known
    const made = render({ ...requested, ...address }).then(({ page }) => page)
    rendered.set(key, made)
    made.catch(() => rendered.delete(key))
    return made
  }
}
