import { useNavigate } from 'react-router'
import { writeChartView } from '../../../../domain/market/chart/chart-view.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { CarriedInputs } from '../../../reader/carried-inputs.tsx'
import { useLinks } from '../../../reader/use-links.ts'
import { CurrencySelect } from '../../choices/currency-select.tsx'
import { storeCurrency } from '../../stored/use-currency.ts'
import type { ShownCoin } from '../data/shown-coin.ts'

/** What is chosen is stored in this browser; without JavaScript the address says it. */
export function CurrencyForm({ coin, currency }: ShownCoin) {
  const t = useMessages('coin')
  const links = useLinks()
  const navigate = useNavigate()
  const query = writeChartView(coin.view)
  const here = links.coin(coin.id, new URLSearchParams(query))
  const [action = ''] = here.split('?', 1)
  return (
    <form action={action}>
      <CarriedInputs />
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CurrencySelect
        currency={currency}
        onChoose={(chosen) => {
          storeCurrency(chosen)
          if (coin.currency !== undefined) void navigate(here, { replace: true, preventScrollReset: true })
        }}
      />
      <button type="submit" className="btn hidden noscript:inline-flex">
        {t.show()}
      </button>
    </form>
  )
}
