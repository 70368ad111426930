import { isFromTheFuture, isBelievableMoment } from '../../../domain/market/quotes/believable-moment.ts'
import { believe, type Disbelieved } from '../../../domain/market/quotes/believable.ts'
import type { QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import type { Drift, OnDrift } from './market-source.ts'

const driftOf: Readonly<Record<Disbelieved['why'], Drift>> = {
  bounds: 'figures out of all bounds',
  future: 'times from the future',
  untraded: 'market caps without trade',
}

/**
 * Removes the implausible figures from what a source states. Each kind of them is reported once, with the first one as
 * an example.
 */
export function believeCoins(
  stated: readonly QuotedCoin[],
  { now, onDrift }: { now: number; onDrift: OnDrift },
): QuotedCoin[] {
  const disbelieved: Disbelieved[] = []
  const coins = stated.map((each) => {
    const found = believe(each, now)
    disbelieved.push(...found.disbelieved)
    return { ...found.believed, quote: { ...found.believed.quote, quotedAt: timeOf(each, now) } }
  })
  for (const [why, drift] of Object.entries(driftOf)) {
    const [example, ...more] = disbelieved.filter((each) => each.why === why)
    if (example !== undefined) onDrift(drift, { count: more.length + 1, example })
  }
  const unpriced = coins.filter(({ quote }) => quote.price === null)
  const [first] = unpriced
  if (first !== undefined)
    onDrift('coins without a price', { count: unpriced.length, example: { coinId: first.coin.id } })
  return coins
}

/**
 * A time in the future, such as the year 2099, is replaced by the current time; any other implausible time becomes
 * null.
 */
function timeOf({ quote: { quotedAt } }: QuotedCoin, now: number): number | null {
  if (quotedAt === null || isBelievableMoment(quotedAt, now)) return quotedAt
  return isFromTheFuture(quotedAt, now) ? now : null
}
