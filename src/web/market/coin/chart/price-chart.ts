import {
  createChart,
  HistogramSeries,
  type IChartApi,
  type UTCTimestamp,
  LineStyle,
  PriceScaleMode,
  AreaSeries,
  CandlestickSeries,
} from 'lightweight-charts'
import { axisPrice } from '../../../../domain/market/chart/axis-price.ts'
import { sightOf } from '../../../../domain/market/chart/chart-sight.ts'
import { writableIn, moneyIn } from '../../../../domain/market/quotes/money-in.ts'
import type { ChartCandle } from '../data/present-chart.ts'
import { chartColours, type ChartColours } from './chart-colours.ts'
import { formatMoment, formatTick } from './chart-times.ts'
import { addChartTip } from './chart-tip.ts'
import { markerLayer } from './marker-layer.ts'
import { inLanguageTime, type ShownPrices } from './shown-prices.ts'

export interface DrawnChart {
  readonly follow: (usd: number) => void
  readonly remove: () => void
}

export function drawPriceChart(box: HTMLElement, input: ShownPrices): DrawnChart {
  const shown = { ...inLanguageTime(input), currency: writableIn(input.currency, input.rates) }
  const colours = chartColours(box)
  const chart = createChart(box, chartOptions(shown, colours))
  const follow = addPrices(chart, shown, colours)
  addVolume(chart, shown, colours)
  const width = box.clientWidth - chart.priceScale('right').width()
  chart.timeScale().setVisibleLogicalRange(sightOf({ points: shown.candles.length, width }))
  const removeTip = addChartTip(box, chart, shown)
  return {
    follow,
    remove() {
      removeTip()
      chart.remove()
    },
  }
}

function addVolume(chart: IChartApi, { candles }: ShownPrices, { track }: ChartColours): void {
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

function chartOptions(shown: ShownPrices, colours: ChartColours) {
  const { scale, language } = shown
  const grid = { color: colours.rule }
  const cross = { color: colours.accent, style: LineStyle.Dashed, labelBackgroundColor: colours.ink }
  return {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: colours.quiet,
      fontFamily: colours.font,
      fontSize: 12,
      // The link below the chart credits the library: its logo would add an inline stylesheet, which our CSP forbids.
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
      priceFormatter: axisOf(shown),
      timeFormatter: (time: UTCTimestamp) => formatMoment(time, language),
    },
    // Scrolling and vertical dragging move the page; horizontal dragging and pinching move the chart.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  }
}

function axisOf({ candles, currency, rates, language }: ShownPrices): (value: number) => string {
  const money = (usd: number) => moneyIn({ usd, currency, rates }) ?? usd
  const high = money(Math.max(...candles.map(([, , highest]) => highest)))
  const low = money(Math.min(...candles.map(([, , , lowest]) => lowest)))
  return axisPrice({ low, high, currency, language })
}

function addPrices(
  chart: IChartApi,
  { candles, shape, markers, currency, rates }: ShownPrices,
  colours: ChartColours,
): (usd: number) => void {
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
  const point = ([time, open, high, low, close]: ChartCandle) => ({
    time: time as UTCTimestamp,
    ...(shape === 'candle'
      ? { open: money(open), high: money(high), low: money(low), close: money(close) }
      : { value: money(close) }),
  })
  series.setData(candles.map(point))
  const prices = new Map(candles.map(([time, , , low, close]) => [time, shape === 'candle' ? low : close]))
  const placed = markers.map(({ letter, time }) => ({ letter, time, price: money(prices.get(time) ?? 0) }))
  if (placed.length > 0) series.attachPrimitive(markerLayer(placed, colours))
  return (usd) => {
    const last = candles.at(-1)
    if (last === undefined) return
    const [time, open, high, low, , volume] = last
    series.update(point([time, open, Math.max(high, usd), Math.min(low, usd), usd, volume]))
  }
}
