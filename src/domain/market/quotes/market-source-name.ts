export const marketSourceNames = ['demo', 'coingecko'] as const

/** The services that market data can come from; the operator chooses one by `MARKET_SOURCE`. */
export type MarketSourceName = (typeof marketSourceNames)[number]
