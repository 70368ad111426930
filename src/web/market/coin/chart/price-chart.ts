import { createChart, HistogramSeries, type IChartApi, type UTCTimestamp } from 'lightweight-charts'
import { sightOf } from '../../../../domain/market/chart/reader-times.ts'
import { writableIn } from '../../../../domain/market/quotes/money-in.ts'
import { chartColours, type ChartColours } from './chart-colours.ts'
import { chartOptions } from './chart-options.ts'
import { addChartTip } from './chart-tip.ts'
import { addPrices } from './price-series.ts'
import { inReaderTime, type ShownPrices } from './shown-prices.ts'

export interface DrawnChart {
  /** The last point is of now, and moves with the price. */
  readonly follow: (usd: number) => void
  readonly remove: () => void
}

export function drawPriceChart(box: HTMLElement, input: ShownPrices): DrawnChart {
  const shown = { ...inReaderTime(input), currency: writableIn(input.currency, input.rates) }
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
