import { lazy, Suspense } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLoaded } from '../loading/use-loaded.ts'
import { BeforePaint } from './figures/before-paint.tsx'
import { DemoLabel } from './figures/demo-label.tsx'
import { DeferredMixedLabel } from './figures/deferred-mixed-label.tsx'
import { MarketTable } from './list/market-table.tsx'
import { MarketTotals } from './list/market-totals.tsx'
import '../ui/tables/table.css'
import './figures/figures.css'
import './market.css'

/** Until it is hydrated its time is that of UTC. */
const MarketLede = lazy(() => import('./list/market-lede.tsx'))
/** Forms and links work before they are hydrated. */
const MarketControls = lazy(() => import('./list/market-controls.tsx'))
const MarketLegend = lazy(() => import('./list/market-legend.tsx'))
const Pager = lazy(async () => ({ default: (await import('../page/lists/pager.tsx')).Pager }))
const LivePrices = lazy(() => import('./live/live-prices.tsx'))

/** Fetched by those who see it. */
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
      <MarketTotals market={market} />
      <Suspense>
        <MarketControls market={market} />
      </Suspense>
      {market.view.ids !== undefined && market.view.ids.length > 0 && (
        <Suspense>
          <WatchBar ids={market.view.ids} />
        </Suspense>
      )}
      {/* A boundary of its own: the rest of the page answers while the rows are hydrated. */}
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
