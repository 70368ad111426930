import { lazy, Suspense } from 'react'
import { type ShouldRevalidateFunctionArgs } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLinks } from '../reader/use-links.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { BeforePaint } from './figures/before-paint.tsx'
import { useCurrency, useFiguresInSight } from './stored/use-currency.ts'
import { useFigureColours } from './stored/figure-colours.ts'
import { useLoadedQuotes } from './live/live-quotes.ts'
import { CoinHead } from './coin/coin-head.tsx'
import { CoinTitle } from './coin/coin-title.tsx'
import { isSameCoin } from './coin/data/same-coin.ts'
import '../ui/tables/table.css'
import '../upcoming/upcoming.css'
import './figures/figures.css'
import './coin/coin.css'

/** Each is hydrated by itself, after the title. */
const ChartSection = lazy(() => import('./coin/chart/chart-section.tsx'))
const CoinRail = lazy(() => import('./coin/coin-rail.tsx'))
const CoinMore = lazy(() => import('./coin/coin-more.tsx'))
const LivePrices = lazy(() => import('./live/live-prices.tsx'))

const load = deferredLoad(() => import('./coin/data/coin.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Candles or a line, and which scale, are ways to see what is there already. The very same address is asked anew. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isRequested = currentUrl.href === nextUrl.href || !isSameCoin(currentUrl, nextUrl)
  return defaultShouldRevalidate && isRequested
}

export default function CoinPage() {
  const t = useMessages('coin')
  const links = useLinks()
  const coin = useLoaded(load)
  const currency = useCurrency(coin.currency)
  const crumbs = [
    { name: t.market(), to: links.market() },
    { name: coin.name, to: links.coin(coin.id) },
  ]
  useFiguresInSight(currency, coin.currency)
  useFigureColours()
  useLoadedQuotes(coin)
  const shown = { coin, currency }
  return (
    <div className="wrap">
      <CoinHead coin={coin} crumbs={crumbs} />
      <BeforePaint requested={coin.currency} />
      <Breadcrumbs crumbs={crumbs} />
      <CoinTitle {...shown} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-10">
        <Suspense>
          <ChartSection {...shown} />
        </Suspense>
        <Suspense>
          <CoinRail key={coin.id} {...shown} />
        </Suspense>
      </div>
      <Suspense>
        <CoinMore {...shown} />
      </Suspense>
      <Suspense>
        <LivePrices />
      </Suspense>
    </div>
  )
}
