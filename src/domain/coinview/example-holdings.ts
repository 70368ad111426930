export interface QuotedCoin {
  readonly id: string
  readonly price: number | null
  /** Over 24 hours, in percent. */
  readonly change: number | null
  /** The prices of a week. */
  readonly series: readonly number[]
}

/** What each coin of the example comes to at most, in dollars: the first is held most. */
const worths = [4_500, 3_000, 1_500, 1_000]

/**
 * What somebody might hold of the first coins of a market, in round amounts, and what that comes to: at 60,000 dollars
 * it is 0.05 BTC, worth 3,000. A coin without a price is left out, as nobody could say what it is worth.
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
  /** In dollars. */
  readonly value: number
}

export interface ExampleHoldings<Coin extends QuotedCoin = QuotedCoin> {
  /** In dollars; null where nothing is held. */
  readonly total: number | null
  /** Over 24 hours, in percent; null as soon as that of one coin is unknown. */
  readonly change: number | null
  readonly parts: readonly (Held<Coin> & { /** In percent. */ readonly share: number })[]
  /** What they came to over the week; empty where the weeks of the coins are not of one measure. */
  readonly week: readonly number[]
}

/** The next amount below that begins with 1, 2 or 5 and has nothing but zeros behind: 0.073 → 0.05, 612 → 500. */
function roundAmount(amount: number): number {
  const exponent = Math.floor(Math.log10(amount))
  const digit = [5, 2, 1].find((one) => one * 10 ** exponent <= amount) ?? 1
  // Read back from its text: 5 * 10 ** -2 has noise behind its digits.
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
