/** What somebody might hold: coins by their ids and how much of each. The page calls it an example. */
export const exampleHoldings: readonly Holding[] = [
  { id: 'bitcoin', amount: 0.05 },
  { id: 'ethereum', amount: 0.8 },
  { id: 'solana', amount: 6 },
  { id: 'ripple', amount: 300 },
]

export interface Holding {
  readonly id: string
  readonly amount: number
}

export interface HeldCoin {
  readonly id: string
  readonly price: number | null
  /** Over 24 hours, in percent. */
  readonly change: number | null
  /** The prices of a week. */
  readonly series: readonly number[]
}

/**
 * What holdings come to. A sum that leaves something out would be wrong, so it is unknown as soon as one price is: 0.05
 * BTC at 60,000 and 0.8 ETH without a price come to nothing that can be told. A coin nobody quotes is not held at all.
 */
export function valueHoldings<Coin extends HeldCoin>(
  holdings: readonly Holding[],
  coins: readonly Coin[],
): ValuedHoldings<Coin> {
  const held = holdings.flatMap(({ id, amount }) => {
    const coin = coins.find((one) => one.id === id)
    return coin === undefined ? [] : [{ coin, amount, value: times(coin.price, amount) }]
  })
  const total = sumOf(held.map(({ value }) => value))
  const dayBefore = sumOf(held.map(({ coin, value }) => beforeChange(value, coin.change)))
  return {
    total,
    change: total === null || dayBefore === null ? null : (total / dayBefore - 1) * 100,
    parts: held.map((part) => ({ ...part, share: shareOf(part.value, total) })),
    week: weekOf(held),
  }
}

interface HeldPart<Coin> {
  readonly coin: Coin
  readonly amount: number
  readonly value: number | null
}

export interface ValuedHoldings<Coin extends HeldCoin = HeldCoin> {
  readonly total: number | null
  /** Over 24 hours, in percent. */
  readonly change: number | null
  readonly parts: readonly (HeldPart<Coin> & { /** In percent. */ readonly share: number | null })[]
  /** What they came to over the week; empty where the weeks of the coins are not of one measure. */
  readonly week: readonly number[]
}

function times(price: number | null, amount: number): number | null {
  return price === null ? null : price * amount
}

function sumOf(values: readonly (number | null)[]): number | null {
  let sum = 0
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return sum > 0 ? sum : null
}

function beforeChange(value: number | null, change: number | null): number | null {
  return value === null || change === null || change <= -100 ? null : value / (1 + change / 100)
}

function shareOf(value: number | null, total: number | null): number | null {
  return value === null || total === null ? null : (value / total) * 100
}

function weekOf(held: readonly HeldPart<HeldCoin>[]): readonly number[] {
  const [first] = held
  const points = first?.coin.series.length ?? 0
  if (points < 2 || held.some(({ coin }) => coin.series.length !== points)) return []
  return Array.from({ length: points }, (_, at) =>
    held.reduce((sum, { coin, amount }) => sum + (coin.series[at] ?? 0) * amount, 0),
  )
}
