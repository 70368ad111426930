import { use, useEffect, useRef, useState } from 'react'
import type { ChartView } from '../../../../domain/market/chart/chart-view.ts'
import { formatQuoteTime } from '../../../../domain/market/quotes/quote-time.ts'
import { LanguageContext, useMessages } from '../../../i18n/use-messages.ts'
import { useTheme } from '../../../reader/use-links.ts'
import { useTimeZone } from '../../../reader/use-time-zone.ts'
import { useFigureColours } from '../../stored/figure-colours.ts'
import { Price } from '../../figures/money.tsx'
import type { LoadedCoin } from '../data/coin.load.ts'
import type { ShownCoin } from '../data/shown-coin.ts'
import { StandInMarkers } from './stand-in-markers.tsx'
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
  const box = useRef<HTMLElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const { candles } = coin.chart
  useEffect(() => {
    const place = box.current
    if (place === null || candles.length < 2) return undefined
    let isLeft = false
    let remove = () => {}
    const draw = async () => {
      const { drawPriceChart } = await import('./price-chart.ts')
      if (isLeft) return
      remove = drawPriceChart(place, {
        candles,
        markers,
        words,
        currency,
        rates: coin.rates,
        language,
        ...view,
      })
      setDrawn(true)
    }
    void draw()
    return () => {
      isLeft = true
      remove()
    }
  }, [candles, markers, words, currency, coin.rates, language, view, theme, colours])
  return (
    <div className="relative h-76 border-y border-rule md:h-100">
      <figure
        ref={box}
        aria-label={t.chartOf({ name: coin.name })}
        className="in-currency absolute inset-0 overflow-hidden text-ink"
        data-drawn={isDrawn}
      />
      {!isDrawn && <StandIn coin={coin} currency={currency} />}
    </div>
  )
}

function StandIn({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const { drawing, high, low, candles } = coin.chart
  if (drawing === null) return <p className="py-10 text-sm">{t.noChart()}</p>
  const money = { currency, rates: coin.rates }
  return (
    <div className="chart-stand-in" aria-hidden="true">
      <svg viewBox={drawing.box} preserveAspectRatio="none">
        {drawing.line !== '' && <path d={drawing.line} className="chart-line" />}
        {drawing.rising !== '' && <path d={drawing.rising} className="chart-rising" />}
        {drawing.falling !== '' && <path d={drawing.falling} className="chart-falling" />}
      </svg>
      <StandInMarkers coin={coin} />
      <span className="in-currency absolute end-0 top-2">
        <Price usd={high} {...money} />
      </span>
      <span className="in-currency absolute end-0 bottom-18">
        <Price usd={low} {...money} />
      </span>
      <Ends candles={candles} />
    </div>
  )
}

function Ends({ candles }: { candles: LoadedCoin['chart']['candles'] }) {
  const timeZone = useTimeZone()
  const [first] = candles
  const last = candles.at(-1)
  const text = (time: number) => formatQuoteTime({ at: time * 1000, timeZone })
  return (
    <span className="absolute inset-x-0 bottom-1 flex justify-between">
      <span>{first && text(first[0])}</span>
      <span>{last && text(last[0])}</span>
    </span>
  )
}
