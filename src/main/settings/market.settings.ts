import {
  coingeckoAddress,
  defaultAddresses,
  type ExchangeAddresses,
} from '../../api/outbound/market/source-addresses.ts'
import { marketSourceNames, type MarketSourceName } from '../../domain/market/quotes/market-source-name.ts'
import { oneOf, optionalUrl, readSettings, setting, type Environment } from './setting.ts'

const exchangeSetting = (exchange: keyof ExchangeAddresses, name: string) =>
  setting({
    takes: 'an https:// or http:// URL',
    otherwise: `\`${defaultAddresses[exchange]}\``,
    about: `The API of ${name} for the price of bitcoin in yen, or a proxy in front of it.`,
    read: optionalUrl(['https:', 'http:']),
  })

/** How the table of settings in the README describes each source. */
const describedSources: Readonly<Record<MarketSourceName, string>> = {
  demo: '`demo` (a simulation, and pages say so)',
  coingecko: '`coingecko`',
}

export const marketSettings = {
  MARKET_SOURCE: setting({
    takes: marketSourceNames.join(' or '),
    otherwise: '`demo`',
    about: `Where quotes and rates come from: ${Object.values(describedSources).join(' or ')}.`,
    read: oneOf(marketSourceNames, 'demo'),
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
    about: 'A key for the CoinGecko API; without one the site sends at most 30 requests a minute.',
    secret: true,
    read: (text) => (text === '' ? null : /^[\w-]{1,200}$/.test(text) ? text : undefined),
  }),
  BITFLYER_URL: exchangeSetting('bitflyer', 'bitFlyer'),
  COINCHECK_URL: exchangeSetting('coincheck', 'Coincheck'),
  BITBANK_URL: exchangeSetting('bitbank', 'bitbank'),
}

export interface MarketConfig {
  readonly marketSource: MarketSourceName
  readonly coingeckoUrl: string
  readonly coingeckoKey: string | null
  readonly exchangeUrls: ExchangeAddresses
}

export function marketConfig(environment: Environment): MarketConfig {
  const { MARKET_SOURCE, COINGECKO_URL, COINGECKO_KEY, ...exchanges } = readSettings(
    marketSettings,
    environment,
  )
  return {
    marketSource: MARKET_SOURCE,
    coingeckoUrl: COINGECKO_URL ?? coingeckoAddress,
    coingeckoKey: COINGECKO_KEY,
    exchangeUrls: {
      bitflyer: exchanges.BITFLYER_URL ?? defaultAddresses.bitflyer,
      coincheck: exchanges.COINCHECK_URL ?? defaultAddresses.coincheck,
      bitbank: exchanges.BITBANK_URL ?? defaultAddresses.bitbank,
    },
  }
}
