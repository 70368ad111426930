import { use, useEffect, useRef, useState, useMemo } from 'react'
import type { ChartView } from '../../../../domain/market/chart/chart-view.ts'
import { LanguageContext, useMessages } from '../../../i18n/use-messages.ts'
import { useTheme } from '../../../reader/use-theme.ts'
import { Price } from '../../figures/money.tsx'
import { useLiveQuote } from '../../live/live-quotes.ts'
import { useQuoteTime } from '../../live/use-quote-time.ts'
import { useFigureColours } from '../../stored/figure-colours.ts'
import type { LoadedCoin } from '../data/coin.load.ts'
import type { ShownCoin } from '../data/shown-coin.ts'
import type { TipWords } from './chart-tip.ts'
import { rowsOf } from './marker-rows.ts'
import type { DrawnChart } from './price-chart.ts'

const side = 20
/** Width of a marker's box in percent of the chart's width on the narrowest phone, where it takes the largest share. */
const markerWidth = 8

/** The marker letters, in an SVG of their own: the SVG of the prices is stretched, which would distort them. */
function ServerChartMarkers({ coin: { chart, markers } }: { coin: LoadedCoin }) {
  const from = chart.candles[0]?.[0] ?? 0
  const span = (chart.candles.at(-1)?.[0] ?? 0) - from
  if (span === 0 || markers.shown.length === 0) return null
  const places = markers.shown.map(({ time }) => ((time - from) / span) * 100)
  const rows = rowsOf(places, markerWidth)
  return (
    <svg>
      {markers.shown.map(({ letter }, place) => (
        <svg key={letter} x={`${places[place]?.toFixed(2)}%`} y="100%" overflow="visible">
          <rect
            x={-side / 2}
            y={-side - up(rows[place])}
            width={side}
            height={side}
            fill="var(--color-paper)"
            stroke="var(--color-ink)"
          />
          <text y={-5.5 - up(rows[place])} textAnchor="middle" fontWeight="700" fill="var(--color-ink)">
            {letter}
          </text>
        </svg>
      ))}
    </svg>
  )
}

function up(row = 0): number {
  return row * (side + 2)
}

function ServerChart({ coin, currency, isDrawn }: ShownCoin & { isDrawn: boolean }) {
  const t = useMessages('coin')
  const { drawing, high, low, candles } = coin.chart
  if (drawing === null) return isDrawn ? null : <p className="py-10 text-sm">{t.noChart()}</p>
  const money = { currency, rates: coin.rates }
  return (
    <div className={`chart-stand-in ${isDrawn ? 'not-print:hidden' : ''}`} aria-hidden="true">
      <svg viewBox={drawing.box} preserveAspectRatio="none">
        {drawing.line !== '' && <path d={drawing.line} className="chart-line" />}
        {drawing.rising !== '' && <path d={drawing.rising} className="chart-rising" />}
        {drawing.falling !== '' && <path d={drawing.falling} className="chart-falling" />}
      </svg>
      <ServerChartMarkers coin={coin} />
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
  const timeText = useQuoteTime()
  const [first] = candles
  const last = candles.at(-1)
  return (
    <span className="absolute inset-x-0 bottom-1 flex justify-between">
      <span>{first && timeText(first[0] * 1000)}</span>
      <span>{last && timeText(last[0] * 1000)}</span>
    </span>
  )
}

type ChartBoxProps = ShownCoin & { readonly view: ChartView }

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
        data-print={isDrawn ? 'none' : undefined}
      >
        {/* The chart library lays itself out as a table without text, so screen readers skip it. */}
        <div ref={box} aria-hidden="true" className="absolute inset-0" />
      </figure>
      {/* Once the chart is drawn, its stand-in is only printed: a canvas keeps the colours of the screen. */}
      <ServerChart coin={coin} currency={currency} isDrawn={isDrawn} />
    </div>
  )
}

/** False if the candles were imported and end in the past: today's price must not be added to their end. */
function reachesNow({ chart: { candles }, quotedAt }: LoadedCoin): boolean {
  const last = candles.at(-1)?.[0] ?? 0
  const step = last - (candles.at(-2)?.[0] ?? last)
  return quotedAt !== null && last + 2 * step >= Date.parse(quotedAt) / 1000
}

function useTipWords(): TipWords {
  const t = useMessages('coin')
  return useMemo(
    () => ({ open: t.opening(), high: t.high24h(), low: t.low24h(), close: t.closing(), volume: t.volume() }),
    [t],
  )
}
