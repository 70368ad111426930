export const marketSourceNames = ['demo', 'coingecko', 'none'] as const

/** The services that market data can come from; the operator chooses one by `MARKET_SOURCE`. With `none` all quotes are imported. */
export type MarketSourceName = (typeof marketSourceNames)[number]
