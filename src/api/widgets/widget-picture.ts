import type { Paint } from '../../domain/kernel/drawing/drawing-colours.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { factsText, labelled } from '../../domain/kernel/text/notation.ts'
import type { StatusBox } from '../../domain/offerings/sale/status.ts'
import type { PictureRow, WidgetPicture } from '../../domain/widgets/drawing/draw-widget.ts'
import { widgetHeight } from '../../domain/widgets/widget-size.ts'
import { layoutOf, type WidgetLayout } from '../../domain/widgets/widget.ts'
import { wordsFor } from '../words/words-for.ts'
import {
  demoMark,
  isKnownCoin,
  type PresentedWidget,
  type WidgetCoin,
  type WidgetOffering,
  type Way,
} from './presented-widget.ts'

export function pictureOf(shown: PresentedWidget, width: number): WidgetPicture {
  const { widget, title, heading, content, isDemo, when } = shown
  const isOff = content.shows === 'nothing'
  return {
    title: isOff ? labelled({ label: siteConfig.name, text: content.message, language: widget.lang }) : title,
    heading: isOff ? content.message : heading,
    rows: rowsOf(shown),
    site: siteConfig.name,
    note: factsText({ facts: [isDemo ? demoMark(shown).label : null, when.text], language: widget.lang }),
    isOff,
    lang: widget.lang,
    theme: widget.theme,
    width,
    height: widgetHeight(widget),
    isStrip: layoutOf[widget.kind] === 'strip',
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
  const paint = (way: Way) => paintOf(way, widget.figures === 'red-up')
  const rowsOfCoin = coinRows[layoutOf[widget.kind]]
  return content.coins.filter(isKnownCoin).flatMap((coin) => rowsOfCoin(coin, { paint, t }))
}

interface RowWriting {
  readonly paint: (way: Way) => Paint
  readonly t: Record<'day' | 'low' | 'high', () => string>
}

const coinRows: Readonly<Record<WidgetLayout, (coin: WidgetCoin, writing: RowWriting) => PictureRow[]>> = {
  strip: ({ symbol, price, change }, { paint }) => [
    { left: `${symbol} ${price.text}`, right: withArrow(change), paint: paint(change.way) },
  ],
  card: ({ symbol, price, change, low, high }, { paint, t }) => [
    { left: price.text, right: symbol, paint: 'soft', isLarge: true },
    { left: t.day(), right: withArrow(change), paint: paint(change.way) },
    { left: t.low(), right: low, paint: 'soft' },
    { left: t.high(), right: high, paint: 'soft' },
  ],
  list: ({ name, price, change }, { paint }) => [
    { left: name, right: `${price.text}  ${withArrow(change)}`, paint: paint(change.way) },
  ],
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
