import { lazy, Suspense, use } from 'react'
import { formatEventDate } from '../../../../domain/events/event-date-format.ts'
import { dayAt } from '../../../../domain/kernel/time/instant.ts'
import { formatMomentIn } from '../../../../domain/kernel/time/language-day.ts'
import { chartRanges, writeChartView, type ChartView } from '../../../../domain/market/chart/chart-view.ts'
import { useMessages, LanguageContext } from '../../../i18n/use-messages.ts'
import { CarriedInputs } from '../../../reader/carried-inputs.tsx'
import { useLinks } from '../../../reader/use-links.ts'
import { PageLink } from '../../../ui/controls/page-link.tsx'
import { LinkTabs } from '../../../ui/lists/tabs.tsx'
import { CurrencySelect } from '../../choices/currency-select.tsx'
import { LiveChange } from '../../figures/live-figures.tsx'
import { MovedChange } from '../../figures/moved-change.tsx'
import type { LoadedCoin } from '../data/coin.load.ts'
import type { ChartMarker } from '../data/present-markers.ts'
import type { ShownCoin } from '../data/shown-coin.ts'
import { useChooseCurrency } from '../use-choose-currency.ts'
import { ChartBox } from './chart-box.tsx'
import { useChartView } from './use-chart-view.ts'

function ChartMarkers({ coin: { markers } }: { coin: LoadedCoin }) {
  return markers.shown.length === 0 ? null : <MarkerList markers={markers} />
}

function MarkerList({ markers: { shown, more } }: { markers: LoadedCoin['markers'] }) {
  const t = useMessages('coin')
  return (
    <>
      <ul
        aria-label={t.marks()}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-8 pt-3 text-xs"
      >
        {shown.map((marker) => (
          <li key={marker.letter} className="relative flex gap-2.5 border-t border-rule py-2.5">
            <b className="grid size-5 flex-none place-items-center border border-ink text-2xs leading-none text-ink">
              {marker.letter}
            </b>
            <div className="min-w-0">
              <MarkerTitle marker={marker} />
              <MarkerDate marker={marker} />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-rule pt-2.5 text-xs text-ink-3">{t.moreMarks({ count: more })}</p>
      )}
    </>
  )
}

const pressed = 'link after:absolute after:inset-0'

function MarkerTitle({ marker: { title, proof, itemId } }: { marker: ChartMarker }) {
  const links = useLinks()
  if (itemId !== null)
    return (
      <PageLink to={links.offering(itemId)} className={pressed}>
        {title}
      </PageLink>
    )
  if (proof === null) return <span className="text-ink">{title}</span>
  return (
    <a href={proof} rel="noopener nofollow" className={pressed}>
      {title}
    </a>
  )
}

function MarkerDate({ marker: { at, precision, kind } }: { marker: ChartMarker }) {
  const t = useMessages('coin')
  const types = useMessages('event-types')
  const { language } = use(LanguageContext)
  const date =
    precision === 'month'
      ? formatEventDate({ at, precision, language, timeZone: 'UTC' })
      : formatMomentIn({ at: precision === 'day' ? (dayAt({ at, timeZone: 'UTC' }) ?? '') : at, language })
  const name = kind === 'saleStarts' ? t.saleStarts() : kind === 'saleEnds' ? t.saleEnds() : types[kind]()
  return <span className="block text-2xs text-ink-3">{t.markAbout({ date, kind: name })}</span>
}

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

/**
 * Change over the range of the chart. For a day and a week it shows the same figures as the rest of the page, because a
 * chart begins slightly before or after those spans.
 */
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

function CurrencyForm({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const links = useLinks()
  const choose = useChooseCurrency(coin)
  const query = writeChartView(coin.view)
  const [action = ''] = links.coin(coin.id).split('?', 1)
  return (
    <form action={action} data-print="none">
      <CarriedInputs />
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CurrencySelect currency={currency} onChoose={choose} />
      <button type="submit" className="btn hidden noscript:inline-flex">
        {t.show()}
      </button>
    </form>
  )
}
