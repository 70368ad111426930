import type { FastifyInstance } from 'fastify'
import { openEmbedCache } from '../../api/page-cache/embed-cache.ts'
import type { WidgetSources } from '../../api/widgets/widget-sources.ts'
import { implementWidgets } from '../../api/widgets/widgets.operations.ts'
import { widgetRoutes } from '../../api/widgets/widgets.routes.ts'
import { embedPrefix } from '../../words/addresses/badge-addresses.ts'
import { widgetFrameScript } from '../../words/addresses/widget-addresses.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

/** The size of the widget cache: room for about two thousand widgets, in all encodings. */
const maxBytes = 32 * 1024 * 1024
/** Milliseconds until a widget is rendered again, so its prices are at most this old. Open widgets get prices by the stream. */
const fresh = 10_000

/** Widgets: our data in frames on pages of other sites. */
export function openWidgets(
  { config, build, now, report, onPagesChanged }: Foundation,
  deps: Omit<WidgetSources, 'siteOrigin' | 'now'>,
) {
  const cache = openEmbedCache({ now: () => now().getTime(), prefix: embedPrefix, maxBytes, fresh })
  onPagesChanged(cache.drop)
  const sources = { ...deps, siteOrigin: config.siteOrigin, now }
  const script = build === '' ? widgetFrameScript : `${widgetFrameScript}?v=${build.slice(0, 12)}`
  return {
    name: 'widgets',
    operations: implementWidgets(sources),
    routes: (app: FastifyInstance) => widgetRoutes(app, { ...sources, cache, report, script }),
    readyAnswers: cache.readyAnswers,
  } satisfies Area
}
