import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  keyOfWidget,
  widgetKinds,
  type WidgetKind,
  readWidget,
  type Widget,
  showsCoins,
} from '../../domain/widgets/widget.ts'
import { widgetRoute } from '../../words/addresses/widget-addresses.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { pageHeaders } from '../http/security-headers.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import { makeCachedPage, makePlainPage, type PageParts } from '../page-cache/cached-page.ts'
import type { EmbedCache } from '../page-cache/embed-cache.ts'
import { sendPage } from '../page-cache/send-page.ts'
import type { PresentedWidget } from './presented.ts'
import type { WidgetSources } from './widget-telling.ts'
import { presentAway, presentWidget } from './widgets.presenter.ts'
import { readWidth, widgetWidths } from '../../domain/widgets/widget-size.ts'
import { drawWidget } from '../../domain/widgets/drawing/draw-widget.ts'
import { writeWidgetPage } from './html/write-widget.ts'
import { pictureOf } from './widget-picture.ts'

/** As long as a widget may be behind for who opens it: prices come by the stream from then on. */
const widgetPolicies = {
  prices: 'public, max-age=15, s-maxage=15, stale-while-revalidate=60',
  told: 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  nothing: 'public, max-age=20, s-maxage=20',
} as const

/** On pages that isolate themselves too. */
const onPagesOfOthers = {
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'access-control-allow-origin': '*',
} as const

const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'"

interface WidgetFile {
  readonly shown: PresentedWidget
  /** Undefined: the page that is framed. */
  readonly pictureWidth: number | undefined
  readonly script: string
  /** What every answer of the site carries. */
  readonly always: Readonly<Record<string, string>>
}

function writeWidgetFile({ shown, pictureWidth, script, always }: WidgetFile): PageParts {
  // Framed it has to be.
  const { 'x-frame-options': _never, ...headers } = always
  const { html, policy } =
    pictureWidth === undefined
      ? writeWidgetPage(shown, script)
      : { html: drawWidget(pictureOf(shown, pictureWidth)), policy: picturePolicy }
  return {
    status: 200,
    headers: {
      ...headers,
      ...onPagesOfOthers,
      'content-security-policy': policy,
      'cache-control': cachingOf(shown),
      'content-type':
        pictureWidth === undefined ? 'text/html; charset=utf-8' : 'image/svg+xml; charset=utf-8',
    },
    body: Buffer.from(html),
  }
}

function cachingOf({ content, widget }: PresentedWidget): string {
  if (content.shows === 'nothing') return widgetPolicies.nothing
  return showsCoins(widget.kind) ? widgetPolicies.prices : widgetPolicies.told
}

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
          if (status !== 429 && !(error instanceof DatabaseUnavailable)) {
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

interface AskedWidget {
  readonly widget: Widget
  readonly pictureWidth: number | undefined
}

function readAskedWidget(
  { query, language }: FastifyRequest,
  { kind, isPicture }: { kind: WidgetKind; isPicture: boolean },
): AskedWidget {
  const input = query as Readonly<Record<string, unknown>>
  const width = isPicture ? (readWidth(input['width']) ?? widgetWidths.default) : undefined
  return { widget: readWidget(kind, input, language), pictureWidth: width }
}
