import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { factsMark } from '../../../domain/kernel/text/notation.ts'
import { sparkBox, sparkHeight, sparkWidth } from '../../../domain/market/chart/spark-box.ts'
import { wordsFor } from '../../words/words-for.ts'
import {
  isKnownCoin,
  type PresentedWidget,
  type WidgetCoin,
  type WidgetContent,
} from '../presented-widget.ts'
import {
  changeOf,
  coinLogo,
  demoOf,
  foot,
  link,
  markOf,
  priceOf,
  sourceOf,
  text,
  timeOf,
} from './html-parts.ts'

export type Coins = Extract<WidgetContent, { shows: 'coins' }>

function sparkOf({ week }: WidgetCoin, { isSmall }: { isSmall: boolean }): string {
  if (week.path === '') return isSmall ? '' : '<div class="spark"></div>'
  const area = isSmall ? '' : `<path class="area" d="${week.path}V${sparkHeight}H0z"/>`
  return (
    `<span class="hear">${text(week.text)}</span><svg class="spark${isSmall ? ' small' : ''} ${week.way}" viewBox="${sparkBox}" width="${sparkWidth}" height="${sparkHeight}" preserveAspectRatio="none" aria-hidden="true">` +
    `${area}<path d="${week.path}"/></svg>`
  )
}

export function writeTicker(shown: PresentedWidget, { coins }: Coins): string {
  const t = wordsFor(shown.widget.lang, 'widgets-drawn')
  const items = coins.map((coin) =>
    isKnownCoin(coin)
      ? `<li>${link(coin.page, `${coinLogo(coin, 24)}<span class="sy">${text(coin.symbol)} ${changeOf(coin)}</span>${priceOf(coin)}`)}</li>`
      : '',
  )
  return (
    `<h1 class="hear">${text(shown.heading)}</h1>` +
    // The list can get the focus, so that keyboard users can scroll it when it is wider than the iframe of the widget.
    `<ul tabindex="0" aria-label="${text(t.prices())}">${items.join('')}</ul>` +
    sourceOf(shown) +
    ownCell(shown)
  )
}

export function ownCell(shown: PresentedWidget): string {
  const own = `${markOf(18)}<span class="hear">${siteConfig.name}</span>`
  return link(shown.page, own + demoOf(shown) + timeOf(shown, { isBare: true }), ' class="own"')
}

export function writeCard(shown: PresentedWidget, { coins }: Coins): string {
  const t = wordsFor(shown.widget.lang, 'widgets-drawn')
  const coin = coins.find(isKnownCoin)
  if (coin === undefined) return ''
  const rank =
    coin.rank === '' ? '' : `<span class="more">${factsMark(shown.widget.lang)}${text(coin.rank)}</span>`
  const title = link(coin.page, text(coin.name))
  return (
    `<div class="hd">${coinLogo(coin, 36)}<div class="names"><h1 class="cut">${title}</h1><small class="cut">${text(coin.symbol)}${rank}</small></div>` +
    `<p class="day"><small>${text(t.day())}</small>${changeOf(coin)}</p></div>` +
    `<p class="fig">${priceOf(coin)}<small>${text(t.week())}</small></p>` +
    sparkOf(coin, { isSmall: false }) +
    `<p class="hl"><span>${text(t.low())}<b>${text(coin.low)}</b></span><span>${text(t.high())}<b>${text(coin.high)}</b></span></p>` +
    foot(shown)
  )
}

export function writeWatchlist(shown: PresentedWidget, { coins }: Coins): string {
  const t = wordsFor(shown.widget.lang, 'widgets-drawn')
  const rows = coins.map((coin) => {
    if (!isKnownCoin(coin))
      return `<tr class="none"><th scope="row" class="none"><span class="cut">${text(coin.id)}</span></th><td class="p" colspan="2"><small>${text(t.coinMissing())}</small></td></tr>`
    const name = `${coinLogo(coin, 24)}<span class="cut"><b class="cut">${text(coin.name)}</b><small>${text(coin.symbol)}</small></span>`
    return (
      `<tr><th scope="row">${link(coin.page, name)}</th><td class="p">${priceOf(coin)} ${changeOf(coin)}</td>` +
      `<td class="w">${sparkOf(coin, { isSmall: true })}</td></tr>`
    )
  })
  return (
    `<div class="cap"><h1 class="cut">${link(shown.page, text(shown.heading))}</h1><small>${text(t.day())}</small></div>` +
    `<table aria-label="${text(t.prices())}"><tbody>${rows.join('')}</tbody></table>${foot(shown)}`
  )
}
