import type { Paint } from '../../domain/kernel/drawing/drawing-colours.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import type { StatusBox } from '../../domain/offerings/sale/status.ts'
import type { PictureRow, WidgetPicture } from '../../domain/widgets/drawing/draw-widget.ts'
import { widgetHeight } from '../../domain/widgets/widget-size.ts'
import { wordsFor } from '../words/words-for.ts'
import {
  isKnownCoin,
  type PresentedWidget,
  type WidgetCoin,
  type WidgetOffering,
  type Way,
} from './presented-widget.ts'

export function pictureOf(shown: PresentedWidget, width: number): WidgetPicture {
  const { widget, title, heading, content, isDemo, when } = shown
  const t = wordsFor(widget.lang, 'widgets-drawn')
  const isOff = content.shows === 'nothing'
  return {
    title: isOff ? `${siteConfig.name}: ${content.message}` : title,
    heading: isOff ? content.message : heading,
    rows: rowsOf(shown),
    site: siteConfig.name,
    note: isDemo ? `${t.demo()} · ${when.text}` : when.text,
    isOff,
    lang: widget.lang,
    theme: widget.theme,
    width,
    height: widgetHeight(widget),
    isStrip: widget.kind === 'ticker',
  }
}

function rowsOf({ widget, content }: PresentedWidget): PictureRow[] {
  const t = wordsFor(widget.lang, 'widgets-drawn')
  if (content.shows === 'nothing') return []
  if (content.shows === 'offering') return offeringRows(content.offering)
  if (content.shows === 'events')
    return content.events.length === 0
      ? [{ left: t.noEvents(), right: '', paint: 'soft' }]
      : content.events.map(({ day, title, token }) => ({
          left: `${day}  ${title}`,
          right: token,
          paint: 'soft',
        }))
  const coins = content.coins.filter(isKnownCoin)
  const paint = (way: Way) => paintOf(way, widget.figures === 'red-up')
  const [first] = coins
  if (widget.kind === 'card' && first !== undefined) return cardRows(first, { paint, t })
  return coins.map(({ symbol, name, price, change }) => ({
    left: widget.kind === 'ticker' ? `${symbol} ${price.text}` : name,
    right: widget.kind === 'ticker' ? withArrow(change) : `${price.text}  ${withArrow(change)}`,
    paint: paint(change.way),
  }))
}

function cardRows(
  { symbol, price, change, low, high }: WidgetCoin,
  {
    paint,
    t,
  }: { paint: (way: Way) => Paint; t: { day: () => string; low: () => string; high: () => string } },
): PictureRow[] {
  return [
    { left: price.text, right: symbol, paint: 'soft', isLarge: true },
    { left: t.day(), right: withArrow(change), paint: paint(change.way) },
    { left: t.low(), right: low, paint: 'soft' },
    { left: t.high(), right: high, paint: 'soft' },
  ]
}

const statusPaints: Readonly<Record<StatusBox, Paint>> = {
  incoming: 'pre',
  ongoing: 'ongoing',
  succeeded: 'succeeded',
  failed: 'failed',
  outcomeUnknown: 'pre',
}

function offeringRows({ name, status, raised, target, reached, when }: WidgetOffering): PictureRow[] {
  return [
    { left: name, right: status.text, paint: statusPaints[status.box] },
    { left: raised, right: target ?? '', paint: 'soft', isLarge: true },
    { left: when, right: reached, paint: 'soft' },
  ]
}

function withArrow({ text, way }: WidgetCoin['change']): string {
  if (way === 'flat') return text
  return `${way === 'gain' ? '▲' : '▼'}${text}`
}

function paintOf(way: Way, isRedUp: boolean): Paint {
  if (way === 'flat') return 'soft'
  return (way === 'gain') === isRedUp ? 'failed' : 'succeeded'
}
