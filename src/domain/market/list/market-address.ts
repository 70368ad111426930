import { readCurrency, type Currency } from '../../kernel/money/currency.ts'
import { marketPageSize, marketSorts, queryLimit, sortOrders } from './market-query.ts'
import { defaultOrder, type MarketQuery, type MarketSort } from './market-query.ts'
import { readWatchlist } from './watchlist.ts'

export interface MarketView extends MarketQuery {
  /** A currency in the address overrides the reader's own choice. */
  readonly currency?: Currency | undefined
}

const lastPage = 1_000_000

export function readMarketView(params: URLSearchParams): MarketView {
  const sort = marketSorts.find((known) => known === params.get('sort')) ?? 'rank'
  const page = Number(params.get('page') ?? 1)
  const size = Number(params.get('size') ?? marketPageSize)
  const ids = params.get('ids')
  return {
    q: (params.get('q') ?? '').trim().slice(0, queryLimit),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    sort,
    order: sortOrders.find((known) => known === params.get('order')) ?? defaultOrder(sort),
    size: Number.isInteger(size) && size >= 1 && size <= marketPageSize ? size : marketPageSize,
    ids: ids === null ? undefined : readWatchlist(ids),
    currency: readCurrency(params.get('currency')),
  }
}

export function writeMarketView({ q, page, sort, order, size, ids, currency }: MarketView): URLSearchParams {
  const params = new URLSearchParams()
  if (ids !== undefined) params.set('ids', ids.join(','))
  if (q !== '') params.set('q', q)
  if (sort !== 'rank') params.set('sort', sort)
  if (order !== defaultOrder(sort)) params.set('order', order)
  if (size !== marketPageSize) params.set('size', String(size))
  if (page !== 1) params.set('page', String(page))
  if (currency !== undefined) params.set('currency', currency)
  return params
}

/**
 * Sorts by a column from the first page on: in its default order, or reversed if the list is already sorted that way.
 */
export function sortedBy(view: MarketView, sort: MarketSort): MarketView {
  const first = defaultOrder(sort)
  const reversed = first === 'asc' ? 'desc' : 'asc'
  return { ...view, sort, page: 1, order: view.sort === sort && view.order === first ? reversed : first }
}

export const marketViewText = {
  names: ['q', 'page', 'sort', 'order', 'size', 'ids', 'currency'],
  read: readMarketView,
  write: writeMarketView,
}
