import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineStyle,
  PriceScaleMode,
  type IChartApi,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Currency } from '../../../../domain/kernel/money/currency.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import { formatPrice } from '../../../../domain/kernel/money/price-format.ts'
import type { ChartView } from '../../../../domain/market/chart/chart-view.ts'
import { moneyIn, writableIn, type Rates } from '../../../../domain/market/quotes/money-in.ts'
import { chartColours, type ChartColours } from './chart-colours.ts'
import { formatMoment, formatTick } from './chart-times.ts'
import { addChartTip, type TipWords } from './chart-tip.ts'
import { markerLayer } from './marker-layer.ts'
import type { ChartCandle } from '../data/present-chart.ts'
import type { ChartMarker } from '../data/present-markers.ts'

interface PriceChart extends ChartView {
  readonly candles: readonly ChartCandle[]
  readonly markers: readonly ChartMarker[]
  readonly words: TipWords
  readonly currency: Currency
  readonly rates: Rates
  readonly language: Language
}

/** Draws into a box and answers how to take it away again. */
export function drawPriceChart(box: HTMLElement, given: PriceChart): () => void {
  const shown = { ...given, currency: writableIn(given.currency, given.rates) }
  const colours = chartColours(box)
  const chart = createChart(box, optionsOf(shown, colours))
  addPrices(chart, shown, colours)
  addVolume(chart, shown, colours)
  chart.timeScale().fitContent()
  const removeTip = addChartTip(box, chart, shown)
  return () => {
    removeTip()
    chart.remove()
  }
}

function optionsOf({ scale, currency, language }: PriceChart, colours: ChartColours) {
  const grid = { color: colours.rule }
  const cross = { color: colours.accent, style: LineStyle.Dashed, labelBackgroundColor: colours.ink }
  return {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: colours.quiet,
      fontFamily: colours.font,
      fontSize: 12,
      // The link below the chart says it: its logo would bring an inline stylesheet, which the page forbids.
      attributionLogo: false,
    },
    grid: { vertLines: grid, horzLines: grid },
    crosshair: { vertLine: cross, horzLine: cross },
    rightPriceScale: {
      mode: scale === 'log' ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal,
      borderVisible: false,
      scaleMargins: { top: 0.08, bottom: 0.22 },
    },
    timeScale: {
      borderColor: colours.rule,
      timeVisible: true,
      tickMarkFormatter: (time: UTCTimestamp, kind: number) => formatTick(time, kind, language),
    },
    localization: {
      priceFormatter: (value: number) => formatPrice({ value, currency, language }).text,
      timeFormatter: (time: UTCTimestamp) => formatMoment(time, language),
    },
    // A page scrolls over the chart; the chart itself is dragged sideways and pinched.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  }
}

function addPrices(
  chart: IChartApi,
  { candles, shape, markers, currency, rates }: PriceChart,
  colours: ChartColours,
): void {
  const money = (usd: number) => moneyIn({ usd, currency, rates }) ?? usd
  const priceFormat = { type: 'price', minMove: 1e-12 } as const
  const { gain, loss, ink } = colours
  const series =
    shape === 'candle'
      ? chart.addSeries(CandlestickSeries, {
          upColor: gain,
          downColor: loss,
          wickUpColor: gain,
          wickDownColor: loss,
          borderVisible: false,
          priceFormat,
        })
      : chart.addSeries(AreaSeries, {
          lineColor: ink,
          lineWidth: 2,
          topColor: `${ink}22`,
          bottomColor: `${ink}00`,
          priceFormat,
        })
  series.setData(
    candles.map(([time, open, high, low, close]) => ({
      time: time as UTCTimestamp,
      ...(shape === 'candle'
        ? { open: money(open), high: money(high), low: money(low), close: money(close) }
        : { value: money(close) }),
    })),
  )
  const prices = new Map(candles.map(([time, , , low, close]) => [time, shape === 'candle' ? low : close]))
  const placed = markers.map(({ letter, time }) => ({ letter, time, price: money(prices.get(time) ?? 0) }))
  if (placed.length > 0) series.attachPrimitive(markerLayer(placed, colours))
}

function addVolume(chart: IChartApi, { candles }: PriceChart, { track }: ChartColours): void {
  const series = chart.addSeries(HistogramSeries, {
    color: track,
    priceScaleId: '',
    lastValueVisible: false,
    priceLineVisible: false,
  })
  series.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } })
  series.setData(
    candles.flatMap(([time, , , , , volume]) =>
      volume === null ? [] : [{ time: time as UTCTimestamp, value: volume }],
    ),
  )
}
