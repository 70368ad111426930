import { escapeMarkup } from '../kernel/text/escape-markup.ts'
import { writeWidget, type Widget } from './widget.ts'
import { widgetHeight, widgetWidths } from './widget-size.ts'
import type { WidgetCode } from './widget-view.ts'

/** It may run its script and open links of ours in a tab of their own: nothing of the page it stands on. */
export const frameSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
export const elementName = 'kawara-widget'

interface Embedded {
  readonly widget: Widget
  readonly width: number | undefined
  /** What it is, for who hears the page. */
  readonly title: string
  /** Absolute, all of them. */
  readonly frame: string
  readonly picture: string
  readonly script: string
  readonly page: string
}

/** What to paste so that the widget stands there. A name may hold anything and breaks none of them. */
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
  // The picture stands there until the script has come, in the same box, and where no script comes.
  script({ widget, width, title, picture, script, page }) {
    const chosen = Object.fromEntries(writeWidget(widget))
    const element = attributes({ kind: widget.kind, ...chosen, ...(width === undefined ? {} : { width }) })
    const drawn = attributes({
      src: picture,
      alt: title,
      width: width ?? widgetWidths.usual,
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
