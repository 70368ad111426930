export const marketSorts = ['rank', 'name', 'price', 'change24h', 'high', 'low', 'volume', 'cap'] as const
export type MarketSort = (typeof marketSorts)[number]
export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

export const marketPageSize = 100
export const maxIds = 250
export const queryLimit = 100

export interface MarketQuery {
  readonly q: string
  readonly page: number
  readonly sort: MarketSort
  readonly order: SortOrder
  readonly size: number
  readonly ids?: readonly string[] | undefined
}

export function defaultOrder(sort: MarketSort): SortOrder {
  return sort === 'rank' || sort === 'name' ? 'asc' : 'desc'
}

interface MarketRequest {
  readonly q?: string | undefined
  readonly page?: number | undefined
  readonly sort?: MarketSort | undefined
  readonly order?: SortOrder | undefined
  readonly size?: number | undefined
  readonly ids?: string | undefined
}

/** Reads the query of the list of coins. An empty list of `ids` finds no coin, while a missing one finds all. */
export function marketQueryOf({ q, page, sort = 'rank', order, size, ids }: MarketRequest): MarketQuery {
  return {
    q: q?.trim() ?? '',
    page: page ?? 1,
    sort,
    order: order ?? defaultOrder(sort),
    size: size ?? marketPageSize,
    ids: ids === undefined ? undefined : readIds(ids),
  }
}

function readIds(text: string): string[] {
  const named = text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  return [...new Set(named)].slice(0, maxIds)
}
