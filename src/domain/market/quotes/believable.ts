import { isFromTheFuture } from './believable-moment.ts'
import type { Coin, Quote, QuotedCoin } from './coin.ts'
import { isTradedCap } from './traded-cap.ts'

interface Bounds {
  readonly min: number
  readonly max: number
}

/**
 * The bounds of a believable price, and of a believable sum such as a market cap, in dollars. The yearly economic output of the
 * world is about a hundred trillion, the maximum of a sum.
 */
export const priceBounds: Bounds = { min: 1e-30, max: 1e9 }
const sumBounds: Bounds = { min: 0, max: 1e14 }
/** The bounds of a believable supply, in coins. */
const supplyBounds: Bounds = { min: 0, max: 1e30 }
/** The bounds of a believable change in percent: from a total loss to a rise by a factor of a hundred thousand. */
const changeBounds: Bounds = { min: -100, max: 1e7 }

const isWithin = (value: number, { min, max }: Bounds) => value >= min && value <= max

export const isBelievablePrice = (price: number) => isWithin(price, priceBounds)
export const isBelievableSum = (sum: number) => isWithin(sum, sumBounds)

const figures: Readonly<Partial<Record<keyof Quote, Bounds>>> = {
  price: priceBounds,
  high24h: priceBounds,
  low24h: priceBounds,
  volume24h: sumBounds,
  marketCap: sumBounds,
  change1h: changeBounds,
  change24h: changeBounds,
  change7d: changeBounds,
}
const supplies: Readonly<Partial<Record<keyof Coin, Bounds>>> = {
  circulatingSupply: supplyBounds,
  totalSupply: supplyBounds,
  maxSupply: supplyBounds,
}

export interface Disbelieved {
  readonly coinId: string
  readonly figure: string
  readonly value: number
  readonly why: 'bounds' | 'future' | 'untraded'
}

/**
 * Replaces implausible figures of a source by unknown: a price of 1e300, a market cap without trading, a quote of the
 * year 2099. If everything is plausible, the same object is returned.
 */
export function believe(
  stated: QuotedCoin,
  now: number,
): { believed: QuotedCoin; disbelieved: readonly Disbelieved[] } {
  const coinId = stated.coin.id
  const disbelieved: Disbelieved[] = []
  const coin = within(stated.coin, supplies, (found) => disbelieved.push({ coinId, ...found, why: 'bounds' }))
  let quote = within(stated.quote, figures, (found) => disbelieved.push({ coinId, ...found, why: 'bounds' }))
  if (quote.series.some((price) => price > priceBounds.max))
    quote = { ...quote, series: quote.series.filter((price) => price <= priceBounds.max) }
  const { quotedAt, marketCap } = quote
  if (quotedAt !== null && isFromTheFuture(quotedAt, now)) {
    disbelieved.push({ coinId, figure: 'quotedAt', value: quotedAt, why: 'future' })
    quote = { ...quote, quotedAt: null }
  }
  if (marketCap !== null && !isTradedCap(quote)) {
    disbelieved.push({ coinId, figure: 'marketCap', value: marketCap, why: 'untraded' })
    quote = { ...quote, marketCap: null }
  }
  const isAll = coin === stated.coin && quote === stated.quote
  return { believed: isAll ? stated : { coin, quote }, disbelieved }
}

function within<Source extends object>(
  stated: Source,
  bounds: Readonly<Partial<Record<keyof Source, Bounds>>>,
  onOutside: (found: { figure: string; value: number }) => void,
): Source {
  const unknown: Record<string, null> = {}
  for (const figure in bounds) {
    const value = stated[figure]
    const bound = bounds[figure]
    if (typeof value !== 'number' || bound === undefined || isWithin(value, bound)) continue
    onOutside({ figure, value })
    unknown[figure] = null
  }
  return Object.keys(unknown).length === 0 ? stated : { ...stated, ...unknown }
}
