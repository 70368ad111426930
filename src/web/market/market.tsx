import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { inBrowser, onServer } from '../shell/load.ts'
import { PageHead } from '../shell/page-head.tsx'
import { BeforePaint } from './figures/before-paint.tsx'
import { DemoMark } from './figures/demo-mark.tsx'
import { loadMarket } from './list/load-market.ts'
import { MarketControls } from './list/market-controls.tsx'
import { MarketLegend } from './list/market-legend.tsx'
import { MarketPager } from './list/market-pager.tsx'
import { MarketTable } from './list/market-table.tsx'
import type { LoadedMarket } from './list/present-market.ts'
import './market.css'

/** Fetched by those who see it. */
const WatchBar = lazy(() => import('./watch/watch-bar.tsx'))

export const loader = onServer(loadMarket)
export const clientLoader = inBrowser(loadMarket)

export default function Market() {
  const t = useMessages('market')
  const market = useLoaderData<LoadedMarket>()
  const { q } = market.view
  return (
    <div className="wrap">
      <PageHead
        title={q === '' ? t.title() : t.searchTitle({ q })}
        description={t.description()}
        unlisted={q !== ''}
      />
      <BeforePaint asked={market.view.currency} />
      <div className="market-head">
        <h1>{t.heading()}</h1>
        {market.isDemo && <DemoMark />}
        <p>{t.lede()}</p>
      </div>
      <MarketControls market={market} />
      {market.view.ids !== undefined && market.view.ids.length > 0 && (
        <Suspense>
          <WatchBar ids={market.view.ids} />
        </Suspense>
      )}
      {/* A boundary of its own: the rest of the page answers while the rows come alive. */}
      <Suspense>
        <MarketTable market={market} />
      </Suspense>
      <MarketLegend market={market} />
      <MarketPager market={market} />
    </div>
  )
}
