import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  badgeKinds,
  badgeSizes,
  badgeThemes,
  defaultLook,
  readBadgeLook,
  type BadgeLook,
} from '../../domain/badges/badge-look.ts'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { badgeFilesPath } from '../../words/addresses/badge-addresses.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { pageHeaders } from '../http/security-headers.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import { makeCachedPage, makePlainPage, type CachedPage } from '../page-cache/cached-page.ts'
import type { EmbedCache } from '../page-cache/embed-cache.ts'
import type { PageTag } from '../page-cache/page-tag.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { writeBadgeFile, badgeExtensions, type BadgeExtension } from './badge-files.ts'
import { presentBadge, presentNothing, type EmptyReason } from './badges.presenter.ts'
import type { PresentedBadge } from './presented-badge.ts'

export interface BadgeRoutes {
  readonly siteOrigin: string
  readonly entryOf: (itemId: string) => Promise<ListedOffering | undefined>
  readonly cache: EmbedCache
  readonly report: FailureReport
  readonly now: () => Date
}

/**
 * Requests per minute that one caller may make for badges that are not cached. The limit is high because image proxies fetch
 * badges for many readers.
 */
const perMinute = 600

export function badgeRoutes(
  app: FastifyInstance,
  { siteOrigin, entryOf, cache, report, now }: BadgeRoutes,
): void {
  const always = pageHeaders(siteOrigin)
  const write = (badge: PresentedBadge, { look, extension }: BadgeRequest) =>
    writeBadgeFile({ badge, look, extension, always })
  const nothing = (why: EmptyReason, requested: BadgeRequest): CachedPage =>
    makePlainPage(write(presentNothing(why, requested.look.lang), requested))
  const draw = async (requested: BadgeRequest) => {
    const { itemId, look } = requested
    const entry = isOfferingId(itemId) ? await entryOf(itemId) : undefined
    const tags = new Set<PageTag>(['offering', `offering:${itemId}`])
    if (entry === undefined) return { page: nothing('unlisted', requested), tags, isCacheable: false }
    const badge = presentBadge({ entry, now: now().getTime(), ...look })
    return { page: await makeCachedPage(write(badge, requested)), tags, isCacheable: true }
  }
  app.get<BadgeRouteTypes>(
    `${badgeFilesPath}:file`,
    {
      // Fastify does not compress the reply, because a badge is compressed once, when it is cached.
      compress: false,
      schema: {
        operationId: 'getBadgeFile',
        tags: ['badges'],
        summary: 'Get a badge: a small picture of one fact about an offering, for other sites to embed',
        description:
          '`file` is `{item_id}.svg` for the picture or `{item_id}.json` for the same fact in the format of a shields.io ' +
          `endpoint. Query parameters: \`kind\`, the fact (${badgeKinds.join(', ')}; default: ${defaultLook.kind}), where left is the ` +
          `time until the sale starts or ends; \`size\` (${badgeSizes.join(', ')}; default: ${defaultLook.size}); \`theme\` ` +
          `(${badgeThemes.join(', ')}; default: ${defaultLook.theme}, which follows the reader's device); \`lang\` ` +
          `(${languages.join(', ')}; default: the language of the host). A wrong value gives a grey badge that says so.`,
        response: {
          200: {
            description:
              'The badge as image/svg+xml or application/json; a grey one when the offering is unknown or cannot be read',
            type: 'string',
          },
        },
      },
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      errorHandler(error, request, reply) {
        const requested = readRequested(request)
        if (requested === undefined) throw error
        const status = error.statusCode === 429 ? 429 : 200
        // An outage of the database is not reported here, because the health check of the database already reports it.
        if (status !== 429 && !isOutage(error))
          report.error(error, {
            requestId: request.id,
            method: request.method,
            route: request.routeOptions.url,
          })
        void sendPage(request, reply, { ...nothing('away', requested), status })
      },
    },
    async (request, reply: FastifyReply) => {
      const requested = readRequested(request)
      if (requested === undefined) return reply.callNotFound()
      if (!requested.isRight) return sendPage(request, reply, nothing('wrongLook', requested))
      const key = keyOf(requested)
      const page = await cache.serve(key, () => draw(requested))
      cache.remember(request.raw, key)
      return sendPage(request, reply, page)
    },
  )
}

function isOutage(error: unknown): boolean {
  return error instanceof DatabaseUnavailable
}

interface BadgeRouteTypes {
  readonly Params: { readonly file: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

interface BadgeRequest {
  readonly itemId: string
  readonly extension: BadgeExtension
  readonly look: BadgeLook
  readonly isRight: boolean
}

function keyOf({ itemId, extension, look: { kind, size, theme, lang } }: BadgeRequest): string {
  return `${itemId}.${extension} ${kind} ${size} ${theme} ${lang}`
}

function readRequested({ params, query, language }: BadgeHttpRequest): BadgeRequest | undefined {
  const { file } = params as BadgeRouteTypes['Params']
  const dot = file.lastIndexOf('.')
  const extension = badgeExtensions.find((known) => known === file.slice(dot + 1))
  if (dot === -1 || extension === undefined) return undefined
  const read = readBadgeLook(query as BadgeRouteTypes['Querystring'], language)
  return { itemId: file.slice(0, dot), extension, ...read }
}

type BadgeHttpRequest = Pick<FastifyRequest, 'params' | 'query'> & { readonly language: Language }
