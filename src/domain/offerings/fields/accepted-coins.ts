/** Coins with a filter box of their own, by the name of the box. Every other accepted coin counts as "other coin". */
export const namedCoins = {
  acceptBitcoin: { symbol: 'BTC', about: 'Include sales that accept bitcoin' },
  acceptEthereum: { symbol: 'ETH', about: 'Include sales that accept ether' },
} as const
export type NamedCoinBox = keyof typeof namedCoins
export type NamedCoin = (typeof namedCoins)[NamedCoinBox]['symbol']

const boxes = new Map<string, NamedCoinBox>(
  (Object.keys(namedCoins) as NamedCoinBox[]).map((box) => [namedCoins[box].symbol, box]),
)

export const namedSymbols = [...boxes.keys()] as NamedCoin[]

export function boxOfCoin(symbol: string): NamedCoinBox | undefined {
  return boxes.get(symbol)
}
