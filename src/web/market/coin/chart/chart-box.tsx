import { use, useEffect, useRef, useState } from 'react'
import type { ChartView } from '../../../../domain/market/chart/chart-view.ts'
import { LanguageContext, useMessages } from '../../../i18n/use-messages.ts'
import { useTheme } from '../../../reader/use-theme.ts'
import { useFigureColours } from '../../stored/figure-colours.ts'
import type { LoadedCoin } from '../data/coin.load.ts'
import type { ShownCoin } from '../data/shown-coin.ts'
import { useLiveQuote } from '../../live/live-quotes.ts'
import { ChartStandIn } from './chart-stand-in.tsx'
import type { DrawnChart } from './price-chart.ts'
import { useTipWords } from './use-tip-words.ts'

type ChartBoxProps = ShownCoin & { readonly view: ChartView }

/**
 * The place of the chart. A drawing made on the server stands in it until the moving one has come, and for good where
 * it never does.
 */
export function ChartBox({ coin, currency, view }: ChartBoxProps) {
  const t = useMessages('coin')
  const { language } = use(LanguageContext)
  const theme = useTheme()
  const colours = useFigureColours()
  const words = useTipWords()
  const markers = coin.markers.shown
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<DrawnChart>(null)
  const [isDrawn, setDrawn] = useState(false)
  const live = useLiveQuote(coin.id)?.price ?? null
  const { candles } = coin.chart
  useEffect(() => {
    const place = box.current
    if (place === null || candles.length < 2) return undefined
    let isLeft = false
    let drawn: DrawnChart | undefined
    const draw = async () => {
      const { drawPriceChart } = await import('./price-chart.ts')
      if (isLeft) return
      drawn = drawPriceChart(place, {
        candles,
        markers,
        words,
        currency,
        rates: coin.rates,
        language,
        ...view,
      })
      chart.current = drawn
      setDrawn(true)
    }
    void draw()
    return () => {
      isLeft = true
      drawn?.remove()
      chart.current = null
    }
  }, [candles, markers, words, currency, coin.rates, language, view, theme, colours])
  useEffect(() => {
    if (isDrawn && live !== null && reachesNow(coin)) chart.current?.follow(live)
  }, [isDrawn, live, coin, view, currency, theme, colours])
  return (
    <div className="relative h-76 border-y border-rule md:h-100">
      <figure
        aria-label={t.chartOf({ name: coin.name })}
        className="in-currency absolute inset-0 overflow-hidden text-ink"
        data-drawn={isDrawn}
      >
        {/* The library lays it out as a table without words. */}
        <div ref={box} aria-hidden="true" className="absolute inset-0" />
      </figure>
      {!isDrawn && <ChartStandIn coin={coin} currency={currency} />}
    </div>
  )
}

/** Old candles that were imported are not moved by the price of today. */
function reachesNow({ chart: { candles }, quotedAt }: LoadedCoin): boolean {
  const last = candles.at(-1)?.[0] ?? 0
  const step = last - (candles.at(-2)?.[0] ?? last)
  return quotedAt !== null && last + 2 * step >= Date.parse(quotedAt) / 1000
}
