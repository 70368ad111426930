import { coingeckoAddress } from '../../api/outbound/market/coingecko-source.ts'
import { oneOf, optionalUrl, readSettings, setting, type Environment } from './setting.ts'

export const marketSettings = {
  MARKET_SOURCE: setting({
    takes: 'demo or coingecko',
    otherwise: '`demo`',
    about: 'Where quotes and rates come from: `demo` (a simulation, and pages say so) or `coingecko`.',
    read: oneOf(['demo', 'coingecko'], 'demo'),
  }),
  COINGECKO_URL: setting({
    takes: 'an https:// or http:// URL',
    otherwise: `\`${coingeckoAddress}\``,
    about: 'The API of CoinGecko, or of a proxy in front of it.',
    read: optionalUrl(['https:', 'http:']),
  }),
  COINGECKO_KEY: setting({
    takes: 'a key without spaces, of at most 200 characters',
    otherwise: '–',
    about: 'A key for the CoinGecko API; without one it is asked 30 times a minute at most.',
    secret: true,
    read: (text) => (text === '' ? null : /^[\w-]{1,200}$/.test(text) ? text : undefined),
  }),
}

export interface MarketConfig {
  readonly marketSource: 'demo' | 'coingecko'
  readonly coingeckoUrl: string
  readonly coingeckoKey: string | null
}

export function marketConfig(environment: Environment): MarketConfig {
  const { MARKET_SOURCE, COINGECKO_URL, COINGECKO_KEY } = readSettings(marketSettings, environment)
  return {
    marketSource: MARKET_SOURCE,
    coingeckoUrl: COINGECKO_URL ?? coingeckoAddress,
    coingeckoKey: COINGECKO_KEY,
  }
}
