import { coingeckoSource } from '../../api/outbound/market/coingecko-source.ts'
import { demoSource } from '../../api/outbound/market/demo-source.ts'
import type { Drift, MarketSource, OnDrift } from '../../api/outbound/market/market-source.ts'
import type { Foundation } from '../foundation/foundation.ts'

/** The one that the configuration names. */
export function sourceOf({ config, now }: Foundation, onDrift: OnDrift): MarketSource {
  if (config.marketSource === 'demo') return demoSource({ now })
  return coingeckoSource({
    url: config.coingeckoUrl,
    key: config.coingeckoKey,
    exchanges: config.exchangeUrls,
    now,
    onDrift,
  })
}

const quietMilliseconds = 600_000

/** Counts each, and logs the first of its kind: an answer that has changed its shape stays so. */
export function quietly({
  onDrift,
  logger,
  now,
}: { onDrift: OnDrift } & Pick<Foundation, 'logger' | 'now'>): OnDrift {
  const stated = new Map<Drift, number>()
  return (what, facts) => {
    onDrift(what, facts)
    const at = now().getTime()
    if (at - (stated.get(what) ?? 0) < quietMilliseconds) return
    stated.set(what, at)
    logger.warn(facts, `the source of market data gave ${what}`)
  }
}
