import { useEffect, useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { queryLimit } from '../../../domain/market/list/market-query.ts'
import { writeMarketView } from '../../../domain/market/list/market-address.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { useLinks } from '../../reader/use-links.ts'
import { Input } from '../../ui/controls/input.tsx'
import { CurrencySelect } from '../choices/currency-select.tsx'
import { storeCurrency, useCurrency } from '../stored/use-currency.ts'
import { WatchTabs } from '../watch/watch-tabs.tsx'
import type { LoadedMarket } from './market.load.ts'

/** All coins or the watched ones, search and currency. A plain GET form, which JavaScript only makes quicker. */
export default function MarketControls({ market: { view } }: { market: LoadedMarket }) {
  const t = useMessages('market')
  const links = useLinks()
  const navigate = useNavigate()
  const currency = useCurrency(view.currency)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.elements.namedItem('q')
    if (field instanceof HTMLInputElement) field.value = view.q
  }, [view.q])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    const q = typeof text === 'string' ? text.trim() : ''
    // A search is among all coins: whoever looks for one wants to find it wherever it is.
    void navigate(
      links.market(writeMarketView({ ...view, q, page: 1, ids: q === '' ? view.ids : undefined })),
    )
  }
  const [action = ''] = links.market().split('?', 1)
  return (
    <div className="market-controls">
      <WatchTabs view={view} />
      <form ref={form} action={action} onSubmit={search}>
        <CarriedInputs />
        {[...writeMarketView({ ...view, q: '', page: 1, currency: undefined })].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Input
          type="search"
          name="q"
          icon="search"
          maxLength={queryLimit}
          defaultValue={view.q}
          aria-label={t.search()}
          placeholder={t.search()}
          className="max-md:order-3 max-md:w-full md:w-64"
        />
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
