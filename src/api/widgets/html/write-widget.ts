import { htmlLang } from '../../../domain/kernel/site/language.ts'
import { hashOf } from '../../http/security-headers.ts'
import type { PresentedWidget } from '../presented.ts'
import { foot, text } from './html-parts.ts'
import { ownCell, writeCard, writeTicker, writeWatchlist } from './write-coins.ts'
import { writeEvents } from './write-events.ts'
import { writeOffering } from './write-offering.ts'
import { inkStyle, widgetStyle } from './widget-style.ts'

const styleHash = `'sha256-${hashOf(widgetStyle)}'`

/** A small page of its own: its texts and figures, one stylesheet, and one script that keeps it up to date. */
export function writeWidgetPage(shown: PresentedWidget, script: string): { html: string; policy: string } {
  const { widget, title, content } = shown
  const own = inkStyle(widget.ink)
  const live =
    content.shows === 'coins'
      ? ` data-currency="${content.currency}" data-rate="${content.rate}" data-language="${widget.lang}"`
      : ''
  const isOff = content.shows === 'nothing' ? ' nothing' : ''
  const html =
    `<!doctype html><html lang="${htmlLang[widget.lang]}" data-theme="${widget.theme}" data-figures="${widget.figures}"${live}>` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${text(title)}</title><style>${widgetStyle}</style>${own === '' ? '' : `<style>${own}</style>`}` +
    `<script type="module" src="${text(script)}"></script></head>` +
    `<body><article class="${widget.kind}${isOff}">${inside(shown)}</article></body></html>`
  const styles = own === '' ? styleHash : `${styleHash} 'sha256-${hashOf(own)}'`
  return { html, policy: policyWith(styles) }
}

/** Any page may frame it, and it may ask nobody but us. */
function policyWith(styles: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')
}

function inside(shown: PresentedWidget): string {
  const { content, widget } = shown
  if (content.shows === 'offering') return writeOffering(shown, content.offering)
  if (content.shows === 'events') return writeEvents(shown, content.events)
  if (content.shows === 'coins') {
    if (widget.kind === 'ticker') return writeTicker(shown, content)
    return widget.kind === 'card' ? writeCard(shown, content) : writeWatchlist(shown, content)
  }
  const stated = `<div class="say"><h1><b>${text(content.message)}</b></h1><small>${text(content.text)}</small></div>`
  return stated + (widget.kind === 'ticker' ? ownCell(shown) : foot(shown))
}
