import type { IChartApi, MouseEventParams } from 'lightweight-charts'
import type { Currency } from '../../../../domain/kernel/money/currency.ts'
import { abbreviateMoney } from '../../../../domain/kernel/money/money-format.ts'
import { formatPrice } from '../../../../domain/kernel/money/price-format.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import type { ChartView } from '../../../../domain/market/chart/chart-view.ts'
import { moneyIn, type Rates } from '../../../../domain/market/quotes/money-in.ts'
import type { ChartCandle } from '../data/present-chart.ts'
import { formatMoment } from './chart-times.ts'

export interface TipWords {
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly volume: string
}

interface Tip {
  readonly candles: readonly ChartCandle[]
  readonly shape: ChartView['shape']
  readonly currency: Currency
  readonly rates: Rates
  readonly language: Language
  readonly words: TipWords
}

const away = 12
const look =
  'chart-tip pointer-events-none absolute rounded-sm border border-rule-2 bg-surface px-3 py-2 text-2xs whitespace-nowrap text-ink-3 shadow-pop'

export function addChartTip(box: HTMLElement, chart: IChartApi, shown: Tip): () => void {
  const tip = document.createElement('div')
  tip.className = look
  tip.hidden = true
  tip.ariaHidden = 'true'
  // The tip lies above the canvases of the chart, which use z-index 1 and 2.
  Object.assign(tip.style, { inset: '0 auto auto 0', zIndex: '3' })
  box.append(tip)
  const candles = new Map(shown.candles.map((candle) => [candle[0], candle]))
  const follow = ({ time, point }: MouseEventParams) => {
    const candle = candles.get(Number(time))
    tip.hidden = candle === undefined || point === undefined
    if (candle === undefined || point === undefined) return
    tip.replaceChildren(...linesOf(candle, shown).map(lineOf))
    const width = tip.offsetWidth
    const wantedLeft = point.x - away - width < 0 ? point.x + away : point.x - away - width
    const left = Math.max(0, Math.min(wantedLeft, box.clientWidth - width))
    tip.style.transform = `translate(${Math.round(left)}px, ${away}px)`
  }
  chart.subscribeCrosshairMove(follow)
  // The library moves the crosshair with a mouse or after a long press; a tap selects its point too.
  chart.subscribeClick(({ time, seriesData }) => {
    const [series] = seriesData.keys()
    const candle = candles.get(Number(time))
    if (time === undefined || series === undefined || candle === undefined) return
    const [, , , , close] = candle
    chart.setCrosshairPosition(moneyIn({ usd: close, ...shown }) ?? close, time, series)
  })
  return () => tip.remove()
}

type Line = { readonly text: string; readonly isHead?: boolean }

function linesOf([time, open, high, low, close, volume]: ChartCandle, shown: Tip): Line[] {
  const { shape, currency, rates, language, words } = shown
  const money = (usd: number) => moneyIn({ usd, currency, rates })
  const price = (usd: number) => formatPrice({ value: money(usd), currency, language }).text
  const moment = { text: formatMoment(time, language) }
  // Volumes are in units of the coin; volume × closing price approximates their value.
  const sum = volume === null ? null : abbreviateMoney({ value: money(volume * close), currency, language })
  return [
    ...(shape === 'line' ? [{ text: price(close), isHead: true }, moment] : [{ ...moment, isHead: true }]),
    ...(shape === 'line'
      ? []
      : [
          { text: `${words.open} ${price(open)}` },
          { text: `${words.high} ${price(high)}` },
          { text: `${words.low} ${price(low)}` },
          { text: `${words.close} ${price(close)}` },
        ]),
    ...(sum === null ? [] : [{ text: `${words.volume} ${sum}` }]),
  ]
}

function lineOf({ text, isHead = false }: Line): HTMLElement {
  const line = document.createElement(isHead ? 'b' : 'span')
  line.className = isHead ? 'block text-sm text-ink' : 'block'
  line.textContent = text
  return line
}
