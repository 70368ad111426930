import { useNavigate } from 'react-router'
import type { Currency } from '../../../domain/kernel/money/currency.ts'
import { writeChartView } from '../../../domain/market/chart/chart-view.ts'
import { useLinks } from '../../reader/use-links.ts'
import { storeCurrency } from '../stored/use-currency.ts'
import type { LoadedCoin } from './data/coin.load.ts'

/** Stores the currency that the reader chooses. A currency in the address, which would win over it, is dropped. */
export function useChooseCurrency(coin: LoadedCoin): (chosen: Currency) => void {
  const links = useLinks()
  const navigate = useNavigate()
  const here = links.coin(coin.id, new URLSearchParams(writeChartView(coin.view)))
  return (chosen) => {
    storeCurrency(chosen)
    if (coin.currency !== undefined) void navigate(here, { replace: true, preventScrollReset: true })
  }
}
