import type { MarketView } from '../../../domain/market/list/market-address.ts'

/** What the API is asked for the coins of a view, on whichever page. */
export function viewQuery({ q, sort, order, ids }: MarketView) {
  return {
    sort,
    order,
    ...(q !== '' && { q }),
    ...(ids !== undefined && { ids: ids.join(',') }),
  }
}
