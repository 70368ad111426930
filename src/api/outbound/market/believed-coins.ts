import { isFromTheFuture, isBelievableMoment } from '../../../domain/market/quotes/believable-moment.ts'
import { believe, type Disbelieved } from '../../../domain/market/quotes/believable.ts'
import type { QuotedCoin } from '../../../domain/market/quotes/coin.ts'
import type { Drift, OnDrift } from './market-source.ts'

const driftOf: Readonly<Record<Disbelieved['why'], Drift>> = {
  bounds: 'figures out of all bounds',
  future: 'times from the future',
  untraded: 'market caps that nobody trades',
}

/** What is believed of a page of coins. What is not is told of by its kind, with the first of it as an example. */
export function believedCoins(
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

/** A price that was told just now is of now, if it says that it is of the year 2099; one of the year 0 is of no time. */
function timeOf({ quote: { quotedAt } }: QuotedCoin, now: number): number | null {
  if (quotedAt === null || isBelievableMoment(quotedAt, now)) return quotedAt
  return isFromTheFuture(quotedAt, now) ? now : null
}
