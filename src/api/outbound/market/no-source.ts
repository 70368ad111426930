import { SourceFailure } from './fetch-json.ts'
import type { MarketSource } from './market-source.ts'

/** A site without a source of market data. Its market has only the coins and quotes that the operator imports. */
export const noSource: MarketSource = {
  name: 'none',
  isSimulated: false,
  coins: async () => [],
  rates: unknown,
  yenTicker: unknown,
  facts: async () => ({
    description: {},
    categories: [],
    links: {},
    genesisDate: null,
    ath: null,
    atl: null,
  }),
  tickers: async () => [],
  candles: async () => [],
}

async function unknown(): Promise<never> {
  throw new SourceFailure('the site has no source of market data')
}
