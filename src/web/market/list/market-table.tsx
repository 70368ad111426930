import { lazy, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { MarketSort } from '../../../domain/market/list/market-query.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { SortHeader, Table } from '../../ui/tables/table.tsx'
import { useLoadedQuotes } from '../live/live-quotes.ts'
import { useCurrency, useRevealFigures } from '../stored/use-currency.ts'
import { CoinRow } from './coin-row.tsx'
import type { LoadedMarket } from './market.load.ts'

const NoCoins = lazy(() => import('./no-coins.tsx'))

export function MarketTable({ market }: { market: LoadedMarket }) {
  const t = useMessages('market')
  const links = useLinks()
  const { view, rates, rows } = market
  const currency = useCurrency(view.currency)
  const isWaiting = useNavigation().location?.pathname === useLocation().pathname
  useRevealFigures(currency, view.currency)
  useLoadedQuotes(rows)
  if (rows.length === 0) {
    return (
      <Suspense>
        <NoCoins market={market} />
      </Suspense>
    )
  }
  const carried = new URLSearchParams(view.currency === undefined ? {} : { currency: view.currency })
  return (
    <Table label={t.table()} caption={t.caption()} scroll="page" className="market-table">
      <Head market={market} />
      <tbody aria-busy={isWaiting}>
        {rows.map((row, place) => (
          <CoinRow
            key={row.id}
            row={row}
            currency={currency}
            rates={rates}
            href={links.coin(row.id, carried)}
            eager={place < 10}
            isMixed={market.origin === 'both' || market.sources.length > 1}
          />
        ))}
      </tbody>
    </Table>
  )
}

/** The rank is the position by market cap, so both columns are marked when the list is sorted by it. */
function Head({ market: { view, sortHrefs } }: { market: LoadedMarket }) {
  const t = useMessages('market')
  const sortedAs = (sort: MarketSort) =>
    view.sort === sort ? (view.order === 'asc' ? 'ascending' : 'descending') : undefined
  const header = (sort: MarketSort, text: string, rest?: { numeric?: boolean; className?: string }) => (
    <SortHeader href={sortHrefs[sort]} sorted={sortedAs(sort)} numeric {...rest}>
      {text}
    </SortHeader>
  )
  return (
    <thead>
      <tr>
        {header('rank', t.rank(), { className: 'market-rank' })}
        {header('name', t.name(), { numeric: false, className: 'market-coin sticky-column' })}
        {header('price', t.price())}
        {header('change24h', t.change24h())}
        {header('high', t.high24h())}
        {header('low', t.low24h())}
        {header('volume', t.volume24h())}
        {header('cap', t.marketCap())}
        <th scope="col" className="numeric">
          {t.week()}
        </th>
      </tr>
    </thead>
  )
}
