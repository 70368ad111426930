import { AboutCoin } from './about-coin.tsx'
import { CoinEvents } from './coin-events.tsx'
import { CoinSales } from './coin-sales.tsx'
import { Exchanges } from './exchanges.tsx'
import { JapaneseExchanges } from './japanese-exchanges.tsx'
import type { ShownCoin } from './data/shown-coin.ts'

/** What stands below the chart, each part only if there is something to it. */
export default function CoinMore({ coin, currency }: ShownCoin) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-10 pb-12 lg:grid-cols-2">
      <Exchanges coin={coin} currency={currency} />
      <JapaneseExchanges coin={coin} />
      <AboutCoin coin={coin} />
      <CoinEvents coin={coin} />
      <CoinSales coin={coin} />
    </div>
  )
}
