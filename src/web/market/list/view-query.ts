import type { MarketView } from '../../../domain/market/list/market-address.ts'

export function viewQuery({ q, sort, order, ids }: MarketView) {
  return {
    sort,
    order,
    ...(q !== '' && { q }),
    ...(ids !== undefined && { ids: ids.join(',') }),
  }
}
