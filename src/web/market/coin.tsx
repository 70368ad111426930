import { lazy, Suspense } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { coinPath } from '../../words/addresses/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { announcedPart } from '../loading/announced-part.tsx'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import type { LoadedCoin } from './coin/data/coin.load.ts'
import { isSameCoin } from './coin/data/same-coin.ts'
import '../ui/tables/table.css'
import '../upcoming/upcoming.css'
import './figures/figures.css'
import './coin/coin.css'
import type { ShownCoin } from './coin/data/shown-coin.ts'
import { BeforePaint } from './figures/before-paint.tsx'
import { CoinLogo } from './figures/coin-logo.tsx'
import { DemoLabel } from './figures/demo-label.tsx'
import { LiveChange, LivePrice } from './figures/live-figures.tsx'
import { useLoadedQuotes } from './live/live-quotes.ts'
import { useFigureColours } from './stored/figure-colours.ts'
import { useCurrency, useRevealFigures } from './stored/use-currency.ts'
import { toggleWatch, useIsWatched } from './stored/watchlist-store.ts'

const line = 'flex flex-wrap items-baseline gap-x-3 gap-y-0.5 md:justify-end'

function CoinTitle({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-2 pb-5">
      <CoinLogo id={coin.id} name={coin.name} src={coin.logo} eager size="size-12" />
      <div className="min-w-0 max-md:flex-1">
        <h1 className="font-display text-2xl leading-flat">{coin.name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
          <span>{coin.symbol}</span>
          {coin.rank !== null && <span>{t.rank({ rank: coin.rank })}</span>}
          {coin.isDemo && <DemoLabel />}
        </p>
      </div>
      <WatchButton coin={coin} />
      <div className="w-full md:ms-auto md:w-auto">
        <p className={`${line} in-currency text-3xl leading-flat text-ink [&_.stale]:text-xs`}>
          <LivePrice quoted={coin} currency={currency} rates={coin.rates} />
        </p>
        <p className={`${line} text-sm text-ink-3`}>
          <span>{t.change24h()}</span>
          <LiveChange quoted={coin} />
          <Suspense>
            <QuotedAt coin={coin} />
          </Suspense>
        </p>
      </div>
    </div>
  )
}

function WatchButton({ coin: { id } }: { coin: LoadedCoin }) {
  const t = useMessages('coin')
  const isWatched = useIsWatched(id)
  return (
    <button
      type="button"
      className="btn watch-button noscript:hidden"
      aria-pressed={isWatched}
      data-watch={id}
      onClick={(event) => {
        event.preventDefault()
        toggleWatch(id)
      }}
    >
      <Icon name="star" />
      <span>{t.watch()}</span>
    </button>
  )
}

const QuotedAt = lazy(() => import('./coin/quoted-at.tsx'))
const ChartSection = announcedPart(
  'src/web/market/coin/chart/chart-section.tsx',
  () => import('./coin/chart/chart-section.tsx'),
)
const CoinRail = lazy(() => import('./coin/coin-rail.tsx'))
const CoinMore = lazy(() => import('./coin/coin-more.tsx'))
const DemoNote = lazy(() => import('../page/demo-mark.tsx'))

// The library of the chart is large. Its download starts with this file: after the libraries of every page, before hydration.
if (!import.meta.env.SSR) import('./coin/chart/price-chart.ts').catch(() => undefined)

const load = deferredLoad(() => import('./coin/data/coin.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/**
 * The coin is not loaded again when the reader only switches between line and candles or between scales. Navigating to the same
 * address does load it again.
 */
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
  useRevealFigures(currency, coin.currency)
  useFigureColours()
  useLoadedQuotes(coin)
  const shown = { coin, currency }
  return (
    <div className="wrap">
      <CoinHead coin={coin} crumbs={crumbs} />
      <BeforePaint requested={coin.currency} />
      <Breadcrumbs crumbs={crumbs} />
      <CoinTitle {...shown} />
      {coin.isDemo && (
        <Suspense>
          <DemoNote of="prices" />
        </Suspense>
      )}
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
    </div>
  )
}

interface CoinHeadProps {
  readonly coin: LoadedCoin
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

/** Simulated prices are left out of title and structured data. */
function CoinHead({ coin, crumbs }: CoinHeadProps) {
  const t = useMessages('coin')
  const { name, symbol, price } = coin
  return (
    <PageHead
      title={t.title({ name, symbol })}
      description={t.description({ name, symbol })}
      path={coinPath(coin.id)}
      card={coin.card}
      facts={{
        crumbs,
        rate: coin.isDemo || price === null ? undefined : { name, symbol, priceUsd: price },
      }}
    />
  )
}
