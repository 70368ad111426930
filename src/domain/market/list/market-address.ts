import { readCurrency, type Currency } from '../../kernel/money/currency.ts'
import { marketPageSize, marketSorts, queryLimit, sortOrders } from './market-query.ts'
import { defaultOrder, type MarketQuery, type MarketSort } from './market-query.ts'
import { readWatchlist } from './watchlist.ts'

/** What the address of the list says. */
export interface MarketView extends MarketQuery {
  /** Said by the address, it wins over the reader's usual one. */
  readonly currency?: Currency | undefined
}

const lastPage = 1_000_000

/** What an address does not say, or says wrongly, is as usual: the largest coins first. */
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

/** As short as it can be written: what is as usual is left out. */
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

/** A column in its usual order, or turned round when it stands in that already; from the first page on. */
export function sortedBy(view: MarketView, sort: MarketSort): MarketView {
  const usual = defaultOrder(sort)
  const turned = usual === 'asc' ? 'desc' : 'asc'
  return { ...view, sort, page: 1, order: view.sort === sort && view.order === usual ? turned : usual }
}

/** The query of a page that lists coins. */
export const marketViewText = {
  names: ['q', 'page', 'sort', 'order', 'size', 'ids', 'currency'],
  read: readMarketView,
  write: writeMarketView,
}
