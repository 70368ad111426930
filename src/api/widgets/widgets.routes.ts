import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currencies } from '../../domain/kernel/money/currency.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { drawWidget } from '../../domain/widgets/drawing/draw-widget.ts'
import { readWidth, shownEvents, widgetWidths } from '../../domain/widgets/widget-size.ts'
import {
  choosesCoins,
  choosesEvents,
  choosesItem,
  defaultCoins,
  keyOfWidget,
  maxCoins,
  widgetFigures,
  widgetKinds,
  widgetThemes,
  type WidgetKind,
  readWidget,
  type Widget,
  isPriced,
} from '../../domain/widgets/widget.ts'
import { widgetRoute } from '../../words/addresses/widget-addresses.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { pageHeaders } from '../http/security-headers.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import { makeCachedPage, makePlainPage, type PageParts } from '../page-cache/cached-page.ts'
import type { EmbedCache } from '../page-cache/embed-cache.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { writeWidgetPage } from './html/write-widget.ts'
import type { PresentedWidget } from './presented-widget.ts'
import { pictureOf } from './widget-picture.ts'
import type { WidgetSources } from './widget-sources.ts'
import { presentUnavailable, presentWidget } from './widgets.presenter.ts'

/**
 * `Cache-Control` by what a widget shows. Prices may be 15 seconds old when a widget loads, because its iframe then receives
 * newer ones from the stream.
 */
const widgetPolicies = {
  prices: 'public, max-age=15, s-maxage=15, stale-while-revalidate=60',
  facts: 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  nothing: 'public, max-age=20, s-maxage=20',
} as const

/** Lets pages with cross-origin isolation embed widgets. */
const onPagesOfOthers = {
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'access-control-allow-origin': '*',
} as const

const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'"

const contentOf: Readonly<Record<WidgetKind, string>> = {
  ticker: 'the prices of some coins in one line',
  card: 'the price and figures of one coin',
  watchlist: 'the prices of some coins in rows',
  offering: 'the state and figures of one token sale',
  events: `the next ${shownEvents} events of the calendar`,
}

function parametersOf(kind: WidgetKind, isPicture: boolean): string {
  return [
    choosesCoins(kind) &&
      `\`coins\`: ids of coins, separated by commas, at most ${maxCoins[kind]} (default: the ${defaultCoins[kind]} with the highest market cap).`,
    choosesItem(kind) && '`item`: id of the token sale.',
    choosesEvents(kind) &&
      '`symbol`: only events of these tokens, separated by commas. `tags`: event types and groups, separated by commas (default: all).',
    isPriced(kind) &&
      `\`currency\`: ${currencies.join(', ')} (default: by language). \`figures\`: ${widgetFigures.join(' or ')}, the colours of rising and falling prices (default: by language).`,
    `\`theme\`: ${widgetThemes.join(', ')} (default: auto). \`ink\`: colour of lines and headings as six hexadecimal digits. \`lang\`: ${languages.join(', ')} (default: the language of the host).`,
    isPicture &&
      `\`width\`: ${widgetWidths.min} to ${widgetWidths.max} pixels (default: ${widgetWidths.default}).`,
  ]
    .filter((text) => text !== false)
    .join(' ')
}

interface WidgetFile {
  readonly shown: PresentedWidget
  /** The width of the SVG picture; undefined for the HTML page. */
  readonly pictureWidth: number | undefined
  readonly script: string
  readonly always: Readonly<Record<string, string>>
}

function writeWidgetFile({ shown, pictureWidth, script, always }: WidgetFile): PageParts {
  // Other sites must be able to show a widget in an iframe.
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
  return isPriced(widget.kind) ? widgetPolicies.prices : widgetPolicies.facts
}

export interface WidgetRoutes extends WidgetSources {
  readonly cache: EmbedCache
  readonly report: FailureReport
  readonly script: string
}

/**
 * Per-caller limit for widgets that miss the cache. It is high because one page can hold fifty widgets and an office shares one address.
 */
const perMinute = 600

/**
 * Serves each kind of widget as an HTML page for iframes and as an SVG picture. Misspelt parameters fall back to their defaults.
 */
export function widgetRoutes(
  app: FastifyInstance,
  { cache, report, script, ...sources }: WidgetRoutes,
): void {
  const always = pageHeaders(sources.siteOrigin)
  const write = (shown: PresentedWidget, { pictureWidth }: WidgetRequest) =>
    writeWidgetFile({ shown, pictureWidth, script, always })
  const draw = async (requested: WidgetRequest) => {
    const shown = await presentWidget(requested.widget, sources)
    const { tags, content } = shown
    // A widget whose item does not exist is not cached: a stranger could invent enough ids to fill the memory.
    if (content.shows === 'nothing')
      return { page: makePlainPage(write(shown, requested)), tags, isCacheable: false }
    return { page: await makeCachedPage(write(shown, requested)), tags, isCacheable: true }
  }
  const away = (request: FastifyRequest, reply: FastifyReply, requested: WidgetRequest, status: number) => {
    const page = makePlainPage(write(presentUnavailable(requested.widget, sources), requested))
    return sendPage(request, allowFraming(reply), { ...page, status })
  }
  const answer = (kind: WidgetKind, isPicture: boolean) => {
    const read = (request: FastifyRequest) => readWidgetRequest(request, { kind, isPicture })
    app.get(
      widgetRoute(kind) + (isPicture ? '.svg' : ''),
      {
        compress: false,
        schema: {
          operationId: `getWidget_${kind}${isPicture ? '_picture' : ''}`,
          tags: ['widgets'],
          summary: `Get a widget with ${contentOf[kind]}, as ${isPicture ? 'an SVG picture' : 'an HTML page that any site may show in a frame'}`,
          description: `Query parameters, all optional; a wrong value counts as missing. ${parametersOf(kind, isPicture)}`,
          response: {
            200: {
              description: `The widget as ${isPicture ? 'image/svg+xml' : 'text/html'}; it says so when there is nothing to show or the data cannot be read`,
              type: 'string',
            },
          },
        },
        config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
        errorHandler(error, request, reply) {
          const status = error.statusCode === 429 ? 429 : 200
          // An outage of the database is not reported here, because its health check already reports it.
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
        return sendPage(request, allowFraming(reply), page)
      },
    )
  }
  for (const kind of widgetKinds) for (const isPicture of [false, true]) answer(kind, isPicture)
}

function allowFraming(reply: FastifyReply): FastifyReply {
  return reply.removeHeader('x-frame-options')
}

interface WidgetRequest {
  readonly widget: Widget
  readonly pictureWidth: number | undefined
}

function readWidgetRequest(
  { query, language }: FastifyRequest,
  { kind, isPicture }: { kind: WidgetKind; isPicture: boolean },
): WidgetRequest {
  const input = query as Readonly<Record<string, unknown>>
  const width = isPicture ? (readWidth(input['width']) ?? widgetWidths.default) : undefined
  return { widget: readWidget(kind, input, language), pictureWidth: width }
}
