import { AreaSeries, CandlestickSeries, type IChartApi, type UTCTimestamp } from 'lightweight-charts'
import { moneyIn } from '../../../../domain/market/quotes/money-in.ts'
import type { ChartCandle } from '../data/present-chart.ts'
import type { ChartColours } from './chart-colours.ts'
import { markerLayer } from './marker-layer.ts'
import type { ShownPrices } from './shown-prices.ts'

/** A line or candles, with the letters of markers. What comes back moves the last point with the price. */
export function addPrices(
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
