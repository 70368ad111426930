import { lazy, Suspense } from 'react'
import { chartRanges, writeChartView, type ChartView } from '../../../../domain/market/chart/chart-view.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useLinks } from '../../../reader/use-links.ts'
import { LinkTabs } from '../../../ui/lists/tabs.tsx'
import { LiveChange } from '../../figures/live-figures.tsx'
import { MovedChange } from '../../figures/moved-change.tsx'
import { ChartBox } from './chart-box.tsx'
import { ChartMarkers } from './chart-markers.tsx'
import { CurrencyForm } from './currency-form.tsx'
import type { LoadedCoin } from '../data/coin.load.ts'
import type { ShownCoin } from '../data/shown-coin.ts'
import { useChartView } from './use-chart-view.ts'

/** Opened by few, so it is hydrated after the rest. */
const ChartTable = lazy(() => import('./chart-table.tsx'))

export default function ChartSection({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const links = useLinks()
  const view = useChartView()
  const words = useRangeWords()
  const requested = coin.currency === undefined ? {} : { currency: coin.currency }
  const hrefOf = (changed: Partial<ChartView>) =>
    links.coin(coin.id, new URLSearchParams({ ...writeChartView({ ...view, ...changed }), ...requested }))
  return (
    <section aria-label={t.chart()} className="min-w-0">
      <div className="chart-bar flex flex-wrap items-center gap-3">
        <LinkTabs
          label={t.range()}
          look="boxed"
          replace
          tabs={chartRanges.map((range) => ({
            href: hrefOf({ range }),
            label: words[range],
            current: range === view.range,
          }))}
        />
        <p className="ms-auto text-sm text-ink-3">
          {words[coin.view.range]} <RangeChange coin={coin} />
        </p>
        <CurrencyForm coin={coin} currency={currency} />
      </div>
      <ChartBox coin={coin} currency={currency} view={view} />
      <div className="flex flex-wrap items-center gap-3 pt-3">
        <LinkTabs
          label={t.shape()}
          look="boxed"
          replace
          tabs={[
            { href: hrefOf({ shape: 'line' }), label: t.line(), current: view.shape === 'line' },
            { href: hrefOf({ shape: 'candle' }), label: t.candles(), current: view.shape === 'candle' },
          ]}
        />
        <LinkTabs
          label={t.scale()}
          look="boxed"
          replace
          tabs={[
            { href: hrefOf({ scale: 'linear' }), label: t.linear(), current: view.scale === 'linear' },
            { href: hrefOf({ scale: 'log' }), label: t.log(), current: view.scale === 'log' },
          ]}
        />
        <a
          href="https://www.tradingview.com/"
          rel="noopener nofollow"
          className="ms-auto inline-flex min-h-11 items-center text-2xs text-ink-3"
        >
          {t.chartBy()}
        </a>
      </div>
      <ChartMarkers coin={coin} />
      <Suspense>
        <ChartTable coin={coin} currency={currency} />
      </Suspense>
    </section>
  )
}

/** A day and a week are told as they are told elsewhere on the page: a chart begins a little before or after them. */
function RangeChange({ coin }: { coin: LoadedCoin }) {
  const { view, chart, changes } = coin
  if (view.range === '1d') return <LiveChange quoted={coin} />
  const percent = view.range === '1w' ? (changes.week ?? chart.change) : chart.change
  return <MovedChange quoted={coin} percent={percent} />
}

function useRangeWords() {
  const t = useMessages('coin')
  return {
    '1d': t.range1d(),
    '1w': t.range1w(),
    '1m': t.range1m(),
    '3m': t.range3m(),
    '1y': t.range1y(),
    all: t.rangeAll(),
  }
}
