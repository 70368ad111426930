import type { MarketView } from '../../../domain/market/list/market-address.ts'

/** API query for the coins of a view, without the page number. */
export function viewQuery({ q, sort, order, ids }: MarketView) {
  return {
    sort,
    order,
    ...(q !== '' && { q }),
    ...(ids !== undefined && { ids: ids.join(',') }),
  }
}
