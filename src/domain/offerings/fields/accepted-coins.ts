/** Coins that have a filter of their own, by the box that finds them; what else a sale takes is another coin. */
export const namedCoins = {
  acceptBitcoin: { symbol: 'BTC', about: 'Takes bitcoin' },
  acceptEthereum: { symbol: 'ETH', about: 'Takes ether' },
} as const
export type NamedCoinBox = keyof typeof namedCoins
export type NamedCoin = (typeof namedCoins)[NamedCoinBox]['symbol']

const boxes = new Map<string, NamedCoinBox>(
  // Its own keys, which its type lists in full.
  (Object.keys(namedCoins) as NamedCoinBox[]).map((box) => [namedCoins[box].symbol, box]),
)

/** The symbols, in the order they are shown. */
export const namedSymbols = [...boxes.keys()] as NamedCoin[]

/** `BTC` is found by acceptBitcoin; any other coin by no box of its own. */
export function boxOfCoin(symbol: string): NamedCoinBox | undefined {
  return boxes.get(symbol)
}
