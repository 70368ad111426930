import { drawWidget } from '../../domain/widgets/drawing/draw-widget.ts'
import { showsCoins } from '../../domain/widgets/widget.ts'
import type { PageParts } from '../page-cache/cached-page.ts'
import { writeWidgetPage } from './html/write-widget.ts'
import type { PresentedWidget } from './presented.ts'
import { pictureOf } from './widget-picture.ts'

/** As long as a widget may be behind for who opens it: prices come by the stream from then on. */
export const widgetPolicies = {
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

export function writeWidgetFile({ shown, pictureWidth, script, always }: WidgetFile): PageParts {
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
