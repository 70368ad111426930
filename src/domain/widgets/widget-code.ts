import { escapeMarkup } from '../kernel/text/escape-markup.ts'
import { widgetHeight, widgetWidths } from './widget-size.ts'
import type { WidgetCode } from './widget-view.ts'
import { writeWidget, type Widget } from './widget.ts'

/**
 * What the iframe of a widget may do: run its own script with its own origin, and open links in a new tab. On the page of another
 * site its origin is a different one, so it has no access to that page.
 */
export const frameSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
export const elementName = 'kawara-widget'

interface Embedded {
  readonly widget: Widget
  readonly width: number | undefined
  readonly title: string
  /** These four are absolute URLs. */
  readonly frame: string
  readonly picture: string
  readonly script: string
  readonly page: string
}

/** The code that people paste into their pages. The title may contain any character, because each format escapes it. */
export function widgetCode(code: WidgetCode, embedded: Embedded): string {
  return writers[code]({ ...embedded, title: embedded.title.replaceAll(/\s+/gu, ' ').trim() })
}

const attributes = (named: Readonly<Record<string, string | number>>) =>
  Object.entries(named)
    .map(([name, value]) => `${name}="${escapeMarkup(String(value))}"`)
    .join(' ')

const writers: Readonly<Record<WidgetCode, (embedded: Embedded) => string>> = {
  frame({ widget, width, title, frame }) {
    const input = attributes({
      src: frame,
      width: width ?? '100%',
      height: widgetHeight(widget),
      title,
      sandbox: frameSandbox,
      loading: 'lazy',
      frameborder: 0,
    })
    return `<iframe ${input}></iframe>`
  },
  // The picture holds the place of the widget until the script runs, and replaces it where scripts do not run.
  script({ widget, width, title, picture, script, page }) {
    const chosen = Object.fromEntries(writeWidget(widget))
    const element = attributes({ kind: widget.kind, ...chosen, ...(width === undefined ? {} : { width }) })
    const drawn = attributes({
      src: picture,
      alt: title,
      width: width ?? widgetWidths.default,
      height: widgetHeight(widget),
      align: 'top',
    })
    return [
      `<${elementName} ${element}>`,
      `  <a href="${escapeMarkup(page)}"><img ${drawn}></a>`,
      `</${elementName}>`,
      `<script async src="${escapeMarkup(script)}"></script>`,
    ].join('\n')
  },
}
