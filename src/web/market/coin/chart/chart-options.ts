import { LineStyle, PriceScaleMode, type UTCTimestamp } from 'lightweight-charts'
import { axisPrice } from '../../../../domain/market/chart/axis-price.ts'
import { moneyIn } from '../../../../domain/market/quotes/money-in.ts'
import type { ChartColours } from './chart-colours.ts'
import { formatMoment, formatTick } from './chart-times.ts'
import type { ShownPrices } from './shown-prices.ts'

export function chartOptions(shown: ShownPrices, colours: ChartColours) {
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
      priceFormatter: axisOf(shown),
      timeFormatter: (time: UTCTimestamp) => formatMoment(time, language),
    },
    // A page scrolls over the chart; the chart itself is dragged sideways and pinched.
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
