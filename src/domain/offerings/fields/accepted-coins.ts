/** Coins that a filter and an icon are made for; what else a sale takes is another coin. */
export const namedCoins = ['BTC', 'ETH'] as const
export type NamedCoin = (typeof namedCoins)[number]

export function isNamedCoin(symbol: string): symbol is NamedCoin {
  return namedCoins.some((named) => named === symbol)
}
