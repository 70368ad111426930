export interface QuotedCoin {
  readonly id: string
  readonly price: number | null
  readonly change: number | null
  readonly series: readonly number[]
}

const worths = [4_500, 3_000, 1_500, 1_000]

/**
 * An example portfolio of the first coins of a market in round amounts, with its value: at 60,000 dollars it holds 0.05
 * BTC, worth 3,000. Coins without a price are left out.
 */
export function exampleHoldings<Coin extends QuotedCoin>(coins: readonly Coin[]): ExampleHoldings<Coin> {
  const held = coins
    .flatMap((coin) => (coin.price !== null && coin.price > 0 ? [{ coin, price: coin.price }] : []))
    .slice(0, worths.length)
    .map(({ coin, price }, place) => {
      const amount = roundAmount((worths[place] ?? 0) / price)
      return { coin, amount, value: amount * price }
    })
  const total = held.reduce((sum, { value }) => sum + value, 0)
  return {
    total: held.length === 0 ? null : total,
    change: changeOf(held, total),
    parts: held.map((part) => ({ ...part, share: (part.value / total) * 100 })),
    week: weekOf(held),
  }
}

interface Held<Coin> {
  readonly coin: Coin
  readonly amount: number
  readonly value: number
}

export interface ExampleHoldings<Coin extends QuotedCoin = QuotedCoin> {
  /** The value of the portfolio in dollars; null if the portfolio is empty. */
  readonly total: number | null
  /** The change over 24 hours, in percent; null if the change of any coin is unknown. */
  readonly change: number | null
  readonly parts: readonly (Held<Coin> & { /** In percent. */ readonly share: number })[]
  /** The value of the portfolio over the week; empty if the series of the coins have different lengths. */
  readonly week: readonly number[]
}

/** Rounds down to 1, 2 or 5 times a power of ten: 0.073 → 0.05, 612 → 500. */
function roundAmount(amount: number): number {
  const exponent = Math.floor(Math.log10(amount))
  const digit = [5, 2, 1].find((one) => one * 10 ** exponent <= amount) ?? 1
  // Parsing a text avoids the floating-point error of 5 * 10 ** -2.
  return Number(`${digit}e${exponent}`)
}

function changeOf(held: readonly Held<QuotedCoin>[], total: number): number | null {
  let before = 0
  for (const { coin, value } of held) {
    if (coin.change === null || coin.change <= -100) return null
    before += value / (1 + coin.change / 100)
  }
  return before > 0 ? (total / before - 1) * 100 : null
}

function weekOf(held: readonly Held<QuotedCoin>[]): readonly number[] {
  const points = held[0]?.coin.series.length ?? 0
  if (points < 2 || held.some(({ coin }) => coin.series.length !== points)) return []
  return Array.from({ length: points }, (_, at) =>
    held.reduce((sum, { coin, amount }) => sum + (coin.series[at] ?? 0) * amount, 0),
  )
}
