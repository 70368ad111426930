import { openBuiltSite } from './built-site.ts'
import { openFakeCoingecko, fakeCoingeckoSource, type FakeCoingecko } from './fake-coingecko.ts'

export const pricedFrom = Date.UTC(2026, 4, 1, 10, 24)

interface PricedSiteOptions {
  readonly coins?: FakeCoingecko['state']['coins']
  readonly cachesPages?: boolean
}

/** The built site without demo content; its prices come from a fake CoinGecko, and tests advance its clock. */
export async function openPricedSite({ coins = [], cachesPages = false }: PricedSiteOptions = {}) {
  let clock = pricedFrom
  const now = () => new Date(clock)
  const fake = await openFakeCoingecko()
  fake.state.coins = coins
  const marketSource = fakeCoingeckoSource(fake, { now })
  const site = await openBuiltSite({ DEMO: '0' }, { now, marketSource, cachesPages })
  return {
    site,
    fake,
    now,
    pass(milliseconds: number) {
      clock += milliseconds
    },
    async close() {
      await site.close()
      await fake.close()
    },
  }
}

export type PricedSite = Awaited<ReturnType<typeof openPricedSite>>
