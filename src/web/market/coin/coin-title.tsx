import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { CoinLogo } from '../figures/coin-logo.tsx'
import { DemoLabel } from '../figures/demo-label.tsx'
import { LiveChange, LivePrice } from '../figures/live-figures.tsx'
import { useQuoteTime } from '../live/use-quote-time.ts'
import { useLiveQuote } from '../live/live-quotes.ts'
import { toggleWatch, useIsWatched } from '../stored/watchlist-store.ts'
import type { LoadedCoin } from './data/coin.load.ts'
import type { ShownCoin } from './data/shown-coin.ts'

const line = 'flex flex-wrap items-baseline gap-x-3 gap-y-0.5 md:justify-end'

/** Who it is, and what it costs now. */
export function CoinTitle({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const timeText = useQuoteTime()
  const at = useLiveQuote(coin.id)?.at ?? coin.quotedAt
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
          {at !== null && <span>{t.asOf({ time: timeText(at) })}</span>}
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
