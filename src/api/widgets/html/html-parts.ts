import { brand, onBrand } from '../../../domain/kernel/site/palette.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { escapeMarkup } from '../../../domain/kernel/text/escape-markup.ts'
import { hoursAhead } from '../../../domain/kernel/time/date-format.ts'
import { zoneMark } from '../../../domain/kernel/time/language-day.ts'
import { quoteCredits } from '../../../domain/market/quotes/quote-credits.ts'
import { wordsFor } from '../../words/words-for.ts'
import { demoMark, type PresentedWidget, type WidgetCoin } from '../presented-widget.ts'

/** Escapes a text and removes bidirectional control characters, which could reverse the order of the text that follows. */
export function text(written: string): string {
  return escapeMarkup(written.replaceAll(/\p{Bidi_Control}/gu, ''))
}

/** A link of a widget. It opens in a new tab, so that the page which embeds the widget stays open. */
export function link(href: string, inside: string, attributes = ''): string {
  return `<a href="${text(href)}" target="_blank" rel="noopener"${attributes}>${inside}</a>`
}

export function markOf(size: number): string {
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 30 30" aria-hidden="true"><rect width="30" height="30" rx="3" fill="${brand.light}"/>` +
    `<path fill="none" stroke="${onBrand.light}" stroke-width="2.2" d="M4 25.5v-2.2a5.5 5.5 0 0 1 11 0v2.2M15 25.5v-2.2a5.5 5.5 0 0 1 11 0v2.2M9.5 15.2v-1.7a5.5 5.5 0 0 1 11 0v1.7M4 8.5a5.5 5.5 0 0 1 5.5 5M26 8.5a5.5 5.5 0 0 0-5.5 5"/></svg>`
  )
}

/** Inline logos of coins without an uploaded one: a widget never loads an image from another host. */
const inlineCoinLogos: Readonly<Record<string, string>> = {
  bitcoin:
    '<circle cx="10" cy="10" r="10" fill="#e58a13"/><path d="M7.3 5.2h3.4a2.2 2.2 0 0 1 .6 4.4 2.5 2.5 0 0 1-.4 5H7.3zM7.3 9.7h3.5M8.5 3.6v1.6M10.7 3.6v1.6M8.5 14.6v1.6M10.7 14.6v1.6" fill="none" stroke="#fff" stroke-width="1.4"/>',
  ethereum:
    '<circle cx="10" cy="10" r="10" fill="#5468c4"/><path d="m10 2.8 4.3 7.1L10 12.4 5.7 9.9z" fill="#fff"/><path d="m10 17.2 4.3-6L10 13.7l-4.3-2.5z" fill="#fff" opacity=".8"/>',
}

const isOwnPicture = (src: string | null): src is string => src !== null && /^\/(?![/\\])/.test(src)

export function coinLogo(
  { id, symbol, logo }: Pick<WidgetCoin, 'id' | 'symbol' | 'logo'>,
  size: number,
): string {
  const box = `width="${size}" height="${size}"`
  if (isOwnPicture(logo)) return `<img class="logo" src="${text(logo)}" alt="" ${box}>`
  const own = inlineCoinLogos[id]
  if (own !== undefined) return `<svg ${box} viewBox="0 0 20 20" aria-hidden="true">${own}</svg>`
  return initials(symbol, { box, shape: '<circle cx="24" cy="24" r="24" fill="COLOUR"/>' })
}

export function offeringLogo({ name, logo }: { name: string; logo: string | null }, size: number): string {
  const box = `width="${size}" height="${size}"`
  if (isOwnPicture(logo)) return `<img class="logo square" src="${text(logo)}" alt="" ${box}>`
  return initials(name, { box, shape: '<rect width="48" height="48" rx="3" fill="COLOUR"/>' })
}

function initials(name: string, { box, shape }: { box: string; shape: string }): string {
  const [letter = '?'] = name.match(/[\p{L}\p{N}]/u) ?? []
  let hash = 0
  for (const one of name) hash = (hash * 31 + (one.codePointAt(0) ?? 0)) % 65_521
  const colour = `oklch(0.47 0.09 ${(hash * 137) % 360})`
  return (
    `<svg ${box} viewBox="0 0 48 48" aria-hidden="true">${shape.replace('COLOUR', colour)}` +
    `<text x="24" y="24" dominant-baseline="central" text-anchor="middle" fill="#fff" font-size="24" font-weight="700">${text(letter.toUpperCase())}</text></svg>`
  )
}

/**
 * The change of a price; its sign and arrow show the direction without colour. The widget's script rewrites it when a new price
 * arrives.
 */
export function changeOf({ id, change: { text: percent, way } }: WidgetCoin): string {
  const arrow = way === 'flat' ? '' : `<i aria-hidden="true">${way === 'gain' ? '▲' : '▼'}</i>`
  return `<span class="delta ${way}" data-change="${text(id)}">${arrow}${text(percent)}</span>`
}

/** The price of a coin. A tiny price is abbreviated on screen (`0.0₅12`); the title holds the full number for screen readers. */
export function priceOf({ id, price }: WidgetCoin): string {
  return `<b data-price="${text(id)}" title="${text(price.full)}">${text(price.text)}</b>`
}

/**
 * The time of the data. The widget's script rewrites it whenever prices arrive: `data-live` is the text with `$` in place of the
 * time, `data-ahead` the hours by which the clocks of the language are ahead of UTC.
 */
export function timeOf({ widget, at, when, isStale }: PresentedWidget, { isBare = false } = {}): string {
  const t = wordsFor(widget.lang, 'widgets-drawn')
  const time = `$${zoneMark({ at, language: widget.lang })}`
  const pattern = isBare ? '$' : isStale ? t.stale({ time }) : t.updated({ time })
  const name = isStale ? ' class="stale"' : ''
  return (
    `<time datetime="${new Date(at).toISOString()}" title="${text(when.whole)}" data-live="${text(pattern)}" data-ahead="${hoursAhead[widget.lang]}"${name}>` +
    `${text(isBare ? when.clock : when.text)}</time>`
  )
}

export function demoOf(shown: PresentedWidget): string {
  if (!shown.isDemo) return ''
  const { label, meaning } = demoMark(shown)
  return `<span class="demo" title="${text(meaning)}">${text(label)}</span>`
}

/** Names where the prices come from. Some services ask for a link beside their data. */
export function sourceOf({ source, widget }: PresentedWidget): string {
  if (source === null) return ''
  const t = wordsFor(widget.lang, 'quote-source')
  const credit = quoteCredits[source]
  if (credit !== undefined)
    return link(credit.url, text(t.credit({ source: credit.name })), ' class="src cut"')
  return `<span class="src cut" title="${text(t.importedMeaning())}">${text(t.imported())}</span>`
}

export function foot(shown: PresentedWidget, more = ''): string {
  const { page } = shown
  const own = link(page, `${markOf(16)}<span class="name">${siteConfig.name}</span>`)
  return `<div class="by">${own}${demoOf(shown)}${sourceOf(shown)}${more}${timeOf(shown)}</div>`
}
