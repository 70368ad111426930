import { bitcoinId, type QuotedCoin } from '../quotes/coin.ts'

/** Totals of the market in dollars and percent. Null is unknown, never 0. */
export interface MarketTotals {
  readonly coins: number
  readonly counted: number
  readonly marketCap: number
  readonly change24h: number | null
  readonly volume24h: number | null
  readonly bitcoinShare: number | null
  readonly gainers: number
  readonly losers: number
  /** The time of the newest quote, in milliseconds since 1970. */
  readonly quotedAt: number | null
}

/** Daily changes beyond these (a tenth, or tenfold) are left out of the total change. */
const maxLossPercent = -90
const maxGainPercent = 900

/**
 * Every figure includes only coins with a known market cap. The total change compares the caps with those of the day
 * before: 110 after +10% and 90 after −10% were 100 each, so their total has not changed. A coin with an unknown or
 * implausible change is left out of it: a cap of 9 million after −99.9999% would have been 9 trillion, more than all
 * others.
 */
export function totalsOf(coins: Iterable<QuotedCoin>): MarketTotals | undefined {
  const totals = { coins: 0, counted: 0, marketCap: 0, gainers: 0, losers: 0 }
  const compared = { now: 0, before: 0 }
  let volume24h: number | null = null
  let bitcoin: number | null = null
  let quotedAt: number | null = null
  for (const { coin, quote } of coins) {
    totals.coins++
    if (quote.quotedAt !== null) quotedAt = Math.max(quotedAt ?? quote.quotedAt, quote.quotedAt)
    const { marketCap, change24h } = quote
    if (marketCap === null) continue
    totals.counted++
    totals.marketCap += marketCap
    if (quote.volume24h !== null) volume24h = (volume24h ?? 0) + quote.volume24h
    if (coin.id === bitcoinId) bitcoin = marketCap
    if (change24h === null) continue
    if (change24h > 0) totals.gainers++
    if (change24h < 0) totals.losers++
    if (change24h < maxLossPercent || change24h > maxGainPercent) continue
    compared.now += marketCap
    compared.before += marketCap / (1 + change24h / 100)
  }
  if (totals.counted === 0) return undefined
  return {
    ...totals,
    volume24h,
    quotedAt,
    change24h: compared.before > 0 ? (compared.now / compared.before - 1) * 100 : null,
    bitcoinShare: bitcoin === null || totals.marketCap === 0 ? null : (bitcoin / totals.marketCap) * 100,
  }
}
