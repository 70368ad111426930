import { isFromTheFuture } from './believable-moment.ts'
import type { Coin, Quote, QuotedCoin } from './coin.ts'
import { isTradedCap } from './traded-cap.ts'

interface Bounds {
  readonly least: number
  readonly most: number
}

/** In dollars. Everything that the world makes in a year comes to about a hundred trillion. */
export const priceBounds: Bounds = { least: 1e-30, most: 1e9 }
const sumBounds: Bounds = { least: 0, most: 1e14 }
/** In coins. */
const supplyBounds: Bounds = { least: 0, most: 1e30 }
/** In percent: all may be lost, and a coin may have risen a hundred-thousandfold. */
const changeBounds: Bounds = { least: -100, most: 1e7 }

const isWithin = (value: number, { least, most }: Bounds) => value >= least && value <= most

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
 * What is believed of what was said of a coin; everything else is unknown. A price of 1e300 is no price, a cap that
 * nobody trades is no cap, a quote of the year 2099 has no time. What is believed as it is stays the same object.
 */
export function believe(
  stated: QuotedCoin,
  now: number,
): { believed: QuotedCoin; disbelieved: readonly Disbelieved[] } {
  const coinId = stated.coin.id
  const disbelieved: Disbelieved[] = []
  const coin = within(stated.coin, supplies, (found) => disbelieved.push({ coinId, ...found, why: 'bounds' }))
  let quote = within(stated.quote, figures, (found) => disbelieved.push({ coinId, ...found, why: 'bounds' }))
  if (quote.series.some((price) => price > priceBounds.most))
    quote = { ...quote, series: quote.series.filter((price) => price <= priceBounds.most) }
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

/** The same object, or a copy in which figures out of their bounds are unknown. */
function within<Said extends object>(
  stated: Said,
  bounds: Readonly<Partial<Record<keyof Said, Bounds>>>,
  onOutside: (found: { figure: string; value: number }) => void,
): Said {
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
