import { htmlLang } from '../../../domain/kernel/site/language.ts'
import type { StatusBox } from '../../../domain/offerings/sale/status.ts'
import { layoutOf, type WidgetLayout } from '../../../domain/widgets/widget.ts'
import { hashOf } from '../../http/security-headers.ts'
import { wordsFor } from '../../words/words-for.ts'
import type { PresentedWidget, WidgetEvent, WidgetOffering } from '../presented-widget.ts'
import { foot, text, link, offeringLogo } from './html-parts.ts'
import { inkStyle, widgetStyle } from './widget-style.ts'
import { ownCell, writeCard, writeTicker, writeWatchlist, type Coins } from './write-coins.ts'

/** Each status has its own shape, so that the meaning does not depend on colour. */
const shapes: Readonly<Record<StatusBox, string>> = {
  incoming: '<circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  ongoing:
    '<circle cx="6" cy="6" r="5.25" fill="none" stroke="currentColor" stroke-width="1.5" stroke-opacity=".45"/><circle cx="6" cy="6" r="3" fill="currentColor"/>',
  succeeded: '<path d="M1.5 6.5 4.5 9.5 10.5 3" fill="none" stroke="currentColor" stroke-width="1.75"/>',
  failed:
    '<path d="M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5" fill="none" stroke="currentColor" stroke-width="1.75"/>',
  outcomeUnknown: '<circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="1.5"/>',
}

const shapeOf = (box: StatusBox) =>
  `<svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">${shapes[box]}</svg>`

function writeOffering(shown: PresentedWidget, offering: WidgetOffering): string {
  const { name, symbol, slogan, status, raised, target, progress, minimum, reached, when } = offering
  const token = symbol === null ? '' : `<small>${text(symbol)}</small>`
  const filled = progress === null ? '' : `<rect class="v" width="${progress}" height="6"/>`
  const bar = filled + (minimum === null ? '' : tickAt(minimum))
  return (
    `<div class="hd">${offeringLogo(offering, 44)}<div class="cut"><h1 class="cut">${link(shown.page, text(name) + token)}</h1>` +
    `<span class="status ${status.box}">${shapeOf(status.box)}${text(status.text)}</span></div><p class="cut">${text(slogan)}</p></div>` +
    clockOf(shown, offering) +
    `<div class="mo"><p class="r"><span class="cut"><b>${text(raised)}</b></span><span>${text(target ?? '')}</span></p>` +
    `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="t" width="100" height="6"/>${bar}</svg>` +
    `<p><span class="cut">${text(reached)}</span><span>${text(when)}</span></p></div>` +
    foot(shown)
  )
}

/** The mark of the minimum target, with a gap on both sides. The bar is 100 units long. */
function tickAt(percent: number): string {
  const line = (look: string, width: number) =>
    `<rect class="${look}" x="${percent - width / 2}" width="${width}" height="6"/>`
  return line('g', 1.8) + line('m', 0.6)
}

function clockOf({ widget }: PresentedWidget, { clock, when }: WidgetOffering): string {
  const t = wordsFor(widget.lang, 'widgets-drawn')
  if (clock === null) return `<p class="cd word">${text(when)}</p>`
  const units = [t.days(), t.hours(), t.minutes(), t.seconds()]
  const cells = units.map(
    (unit, place) =>
      `<div><b>${String(clock.left[place] ?? 0).padStart(2, '0')}</b><span>${text(unit)}</span></div>`,
  )
  return (
    `<div class="cd" role="timer" aria-label="${text(clock.label)}" data-until="${clock.until}" data-over="${text(t.over())}">` +
    `${cells.join('')}</div>`
  )
}

const styleHash = `'sha256-${hashOf(widgetStyle)}'`

/**
 * Writes the complete HTML page of a widget with its `Content-Security-Policy`: texts and figures, one style sheet and one script that
 * keeps prices up to date.
 */
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
    `<body><article class="${widget.kind}${isOff}">${writeContent(shown)}</article></body></html>`
  const styles = own === '' ? styleHash : `${styleHash} 'sha256-${hashOf(own)}'`
  return { html, policy: policyWith(styles) }
}

/**
 * The `Content-Security-Policy` of a widget: every site may show it in an iframe, and the widget itself may load only from our
 * own host.
 */
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

const coinWriters: Readonly<Record<WidgetLayout, (shown: PresentedWidget, coins: Coins) => string>> = {
  strip: writeTicker,
  card: writeCard,
  list: writeWatchlist,
}

function writeContent(shown: PresentedWidget): string {
  const { content, widget } = shown
  const layout = layoutOf[widget.kind]
  if (content.shows === 'offering') return writeOffering(shown, content.offering)
  if (content.shows === 'events') return writeEvents(shown, content.events)
  if (content.shows === 'coins') return coinWriters[layout](shown, content)
  const stated = `<div class="say"><h1><b>${text(content.message)}</b></h1><small>${text(content.text)}</small></div>`
  return stated + (layout === 'strip' ? ownCell(shown) : foot(shown))
}

function writeEvents(shown: PresentedWidget, events: readonly WidgetEvent[]): string {
  const t = wordsFor(shown.widget.lang, 'widgets-drawn')
  const all = link(shown.page, text(t.allEvents()), ' class="all"')
  const list =
    events.length === 0
      ? `<p class="say">${text(t.noEvents())}</p>`
      : `<ul>${events.map((event) => `<li>${link(event.page, writeEvent(event))}</li>`).join('')}</ul>`
  return `<div class="cap"><h1 class="cut">${link(shown.page, text(shown.heading))}</h1></div>${list}${foot(shown, all)}`
}

function writeEvent({
  day,
  weekday,
  dateTime,
  title,
  lang,
  group,
  typeText,
  token,
  clock,
}: WidgetEvent): string {
  const written = lang === undefined ? '' : ` lang="${lang}"`
  return (
    `<time class="dt" datetime="${text(dateTime)}"><b>${text(day)}</b>${text(weekday)}</time>` +
    `<div class="cut"><p class="cut"${written}>${text(title)}</p>` +
    // The time comes first: a narrow widget cuts off the end of the line, and a time without its zone would mislead.
    `<small><span>${text(clock)}</span><span><i class="mark ${group}"></i>${text(typeText)}</span><span>${text(token)}</span></small></div>`
  )
}
