import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { writeMarketView } from '../../../domain/market/list/market-address.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { useLinks } from '../../reader/use-links.ts'
import { CurrencySelect } from '../choices/currency-select.tsx'
import { CoinSearch } from '../search/coin-search.tsx'
import { storeCurrency, useCurrency } from '../stored/use-currency.ts'
import { WatchTabs } from '../watch/watch-tabs.tsx'
import type { LoadedMarket } from './market.load.ts'

export default function MarketControls({ market: { view, rates } }: { market: LoadedMarket }) {
  const t = useMessages('market')
  const links = useLinks()
  const navigate = useNavigate()
  const currency = useCurrency(view.currency)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    const q = typeof text === 'string' ? text.trim() : ''
    // A search leaves the watchlist and looks through all coins.
    void navigate(
      links.market(writeMarketView({ ...view, q, page: 1, ids: q === '' ? view.ids : undefined })),
    )
  }
  const [action = ''] = links.market().split('?', 1)
  return (
    <div className="market-controls">
      <WatchTabs view={view} />
      <form action={action} onSubmit={search}>
        <CarriedInputs />
        {[...writeMarketView({ ...view, q: '', page: 1, currency: undefined })].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CoinSearch view={view} currency={currency} rates={rates} />
        <CurrencySelect
          currency={currency}
          onChoose={(chosen) => {
            storeCurrency(chosen)
            if (view.currency !== undefined) {
              const without = writeMarketView({ ...view, currency: undefined })
              void navigate(links.market(without), { replace: true, preventScrollReset: true })
            }
          }}
        />
        <button type="submit" className="btn hidden noscript:inline-flex">
          {t.show()}
        </button>
      </form>
    </div>
  )
}
