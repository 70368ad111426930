import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keyOfWidget, widgetKinds, type WidgetKind } from '../../domain/widgets/widget.ts'
import { widgetRoute } from '../../words/addresses/widget-addresses.ts'
import { DatabaseAway } from '../database/database-away.ts'
import { pageHeaders } from '../http/security-headers.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import { makeCachedPage, makePlainPage } from '../page-cache/cached-page.ts'
import type { EmbedCache } from '../page-cache/embed-cache.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { readAskedWidget, type AskedWidget } from './asked-widget.ts'
import type { PresentedWidget } from './presented.ts'
import { writeWidgetFile } from './widget-files.ts'
import type { WidgetSources } from './widget-telling.ts'
import { presentAway, presentWidget } from './widgets.presenter.ts'

export interface WidgetRoutes extends WidgetSources {
  readonly cache: EmbedCache
  readonly report: FailureReport
  /** Where its script is, with the build it belongs to. */
  readonly script: string
}

/** Of widgets that do not stand ready: a page may hold fifty, and an office has one address. */
const perMinute = 600

/** Widgets for pages of others: each kind as a page to be framed, and as a picture. What is misspelt is as usual. */
export function widgetRoutes(
  app: FastifyInstance,
  { cache, report, script, ...sources }: WidgetRoutes,
): void {
  const always = pageHeaders(sources.siteOrigin)
  const write = (shown: PresentedWidget, { pictureWidth }: AskedWidget) =>
    writeWidgetFile({ shown, pictureWidth, script, always })
  const draw = async (requested: AskedWidget) => {
    const shown = await presentWidget(requested.widget, sources)
    const { tags, content } = shown
    // What nobody has is not remembered: a stranger could make up as many as there is memory for.
    if (content.shows === 'nothing')
      return { page: makePlainPage(write(shown, requested)), tags, isCacheable: false }
    return { page: await makeCachedPage(write(shown, requested)), tags, isCacheable: true }
  }
  const away = (request: FastifyRequest, reply: FastifyReply, requested: AskedWidget, status: number) => {
    const page = makePlainPage(write(presentAway(requested.widget, sources), requested))
    return sendPage(request, framed(reply), { ...page, status })
  }
  const answer = (kind: WidgetKind, isPicture: boolean) => {
    const read = (request: FastifyRequest) => readAskedWidget(request, { kind, isPicture })
    app.get(
      widgetRoute(kind) + (isPicture ? '.svg' : ''),
      {
        // Compressed once, when it is drawn.
        compress: false,
        schema: {
          operationId: `getWidget_${kind}${isPicture ? '_picture' : ''}`,
          tags: ['widgets'],
          summary: `The widget ${kind}${isPicture ? ' as a picture' : ', to be framed by any page'}`,
          response: {
            200: { description: isPicture ? 'image/svg+xml' : 'text/html', type: 'string' },
          },
        },
        config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
        errorHandler(error, request, reply) {
          const status = error.statusCode === 429 ? 429 : 200
          // An outage is told of once, by whoever watches the database.
          if (status !== 429 && !(error instanceof DatabaseAway)) {
            const { id: requestId, method, routeOptions } = request
            report.error(error, { requestId, method, route: routeOptions.url })
          }
          void away(request, reply, read(request), status)
        },
      },
      async (request, reply) => {
        const requested = read(request)
        const key = `${keyOfWidget(requested.widget)} ${requested.pictureWidth ?? ''}`
        const page = await cache.serve(key, () => draw(requested))
        cache.remember(request.raw, key)
        return sendPage(request, framed(reply), page)
      },
    )
  }
  for (const kind of widgetKinds) for (const isPicture of [false, true]) answer(kind, isPicture)
}

/** Every other answer of the site says that it must not be framed. */
function framed(reply: FastifyReply): FastifyReply {
  return reply.removeHeader('x-frame-options')
}
