import { lazy, Suspense } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { BeforePaint } from './figures/before-paint.tsx'
import { DeferredMixedLabel } from './figures/deferred-mixed-label.tsx'
import { Delta } from './figures/delta.tsx'
import { DemoLabel } from './figures/demo-label.tsx'
import '../ui/tables/table.css'
import './figures/figures.css'
import './market.css'
import type { FigureProps } from './figures/figure-props.ts'
import { useSum } from './figures/money.tsx'
import { MarketTable } from './list/market-table.tsx'
import type { LoadedMarket } from './list/market.load.ts'
import { useCurrency } from './stored/use-currency.ts'

const MarketLede = lazy(() => import('./list/market-lede.tsx'))
/** The search form and the tabs work before hydration, so they are hydrated late. */
const MarketControls = lazy(() => import('./list/market-controls.tsx'))
const MarketLegend = lazy(() => import('./list/market-legend.tsx'))
const Pager = lazy(async () => ({ default: (await import('../page/lists/pager.tsx')).Pager }))
const LivePrices = lazy(() => import('./live/live-prices.tsx'))

const DemoNote = lazy(() => import('../page/demo-mark.tsx'))
const WatchBar = lazy(() => import('./watch/watch-bar.tsx'))

const load = deferredLoad(() => import('./list/market.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Market() {
  const t = useMessages('market')
  const market = useLoaded(load)
  const { q } = market.view
  return (
    <div className="wrap">
      <PageHead
        {...market.known}
        card={market.card}
        title={q === '' ? t.title() : t.searchTitle({ q })}
        description={t.description()}
      />
      <BeforePaint requested={market.view.currency} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-5 pb-3 md:pt-6 md:pb-4">
        <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
        {market.origin === 'demo' && <DemoLabel />}
        {market.origin === 'both' && <DeferredMixedLabel of="list" />}
        <Suspense>
          <MarketLede market={market} />
        </Suspense>
      </div>
      {market.origin !== 'real' && (
        <Suspense>
          <DemoNote of="prices" />
        </Suspense>
      )}
      <MarketTotals market={market} />
      {!market.hasNoData && (
        <Suspense>
          <MarketControls market={market} />
        </Suspense>
      )}
      {market.view.ids !== undefined && market.view.ids.length > 0 && (
        <Suspense>
          <WatchBar ids={market.view.ids} />
        </Suspense>
      )}
      {/* A separate Suspense boundary keeps the rest of the page responsive while the rows hydrate. */}
      <Suspense>
        <MarketTable market={market} />
      </Suspense>
      <Suspense>
        <MarketLegend market={market} />
      </Suspense>
      <Suspense>
        <Pager {...market.pager} />
      </Suspense>
      <Suspense>
        <LivePrices />
      </Suspense>
    </div>
  )
}

function MarketTotals({ market: { totals, rates, view } }: { market: LoadedMarket }) {
  const t = useMessages('market')
  const sum = useSum()
  const currency = useCurrency(view.currency)
  if (totals === null) return null
  const { cap, change, volume, bitcoinShare, gainers, losers } = totals
  return (
    <dl className="market-totals">
      <Figure name={t.totalCap()} isMoney>
        {sum({ usd: cap, currency, rates })}
        {change !== null && <Delta percent={change} />}
      </Figure>
      {volume !== null && (
        <Figure name={t.totalVolume()} isMoney>
          {sum({ usd: volume, currency, rates })}
        </Figure>
      )}
      {bitcoinShare !== null && <Figure name={t.bitcoinShare()}>{bitcoinShare}</Figure>}
      {change !== null && (
        <Figure name={t.gainersAndLosers()}>
          <span className="gain">
            <i aria-hidden="true">▲</i>
            {gainers}
          </span>
          <span className="loss">
            <i aria-hidden="true">▼</i>
            {losers}
          </span>
        </Figure>
      )}
    </dl>
  )
}

/**
 * A figure of the market. An amount of money is hidden until it is in the reader's currency, and so is the text beside it, which
 * would otherwise shift.
 */
function Figure({ name, isMoney = false, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isMoney ? 'in-currency' : undefined}>{children}</dd>
    </div>
  )
}
