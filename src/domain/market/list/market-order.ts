import type { Quote, QuotedCoin } from '../quotes/coin.ts'
import type { MarketSort } from './market-query.ts'

type Figure = (quote: Quote) => number | null

const figures: Readonly<Record<Exclude<MarketSort, 'rank' | 'name'>, Figure>> = {
  price: ({ price }) => price,
  change24h: ({ change24h }) => change24h,
  high: ({ high24h }) => high24h,
  low: ({ low24h }) => low24h,
  volume: ({ volume24h }) => volume24h,
  cap: ({ marketCap }) => marketCap,
}

export interface Row extends QuotedCoin {
  readonly folded: string
}

/**
 * Sorts rows in place. Unknown values come last in both directions, and ties are ordered by market cap and then by id,
 * so that pages never overlap.
 */
export function sortRows(rows: Row[], { sort, descending }: { sort: MarketSort; descending: boolean }): void {
  const sign = descending ? -1 : 1
  if (sort === 'name') {
    rows.sort((a, b) => sign * compareTexts(a.folded, b.folded) || byRank(a, b))
    return
  }
  if (sort === 'rank') {
    rows.sort((a, b) => compareFigures(a.quote.marketCap, b.quote.marketCap, -sign) || byId(a, b))
    return
  }
  const figure = figures[sort]
  rows.sort((a, b) => compareFigures(figure(a.quote), figure(b.quote), sign) || byRank(a, b))
}

function compareFigures(a: number | null, b: number | null, sign: number): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return sign * (a - b)
}

function byRank(a: Row, b: Row): number {
  return compareFigures(a.quote.marketCap, b.quote.marketCap, -1) || byId(a, b)
}

function byId(a: Row, b: Row): number {
  return compareTexts(a.coin.id, b.coin.id)
}

/** Compares by code units: equal on every machine, and faster than a collation. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
