import {
  coingeckoAddress,
  defaultAddresses,
  type ExchangeAddresses,
} from '../../api/outbound/market/source-addresses.ts'
import { marketSourceNames, type MarketSourceName } from '../../domain/market/quotes/market-source-name.ts'
import { optionalUrl, readSettings, setting, WrongSetting, type Environment } from './setting.ts'

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
  none: '`none` (only imported quotes)',
}

export const marketSettings = {
  MARKET_SOURCE: setting({
    takes: `${marketSourceNames.slice(0, -1).join(', ')} or ${marketSourceNames.at(-1)}`,
    otherwise: '`demo` with `DEMO=1`, else `none`',
    about: `Where quotes and rates come from: ${Object.values(describedSources).join(', ')}. Simulated coins need \`DEMO=1\`, so that none stands among real ones.`,
    read: (text) => (text === '' ? null : marketSourceNames.find((name) => name === text)),
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

/** `isDemo`: whether the site has demo content. */
export function marketConfig(environment: Environment, isDemo: boolean): MarketConfig {
  const { MARKET_SOURCE, COINGECKO_URL, COINGECKO_KEY, ...exchanges } = readSettings(
    marketSettings,
    environment,
  )
  if (MARKET_SOURCE === 'demo' && !isDemo)
    throw new WrongSetting({
      name: 'MARKET_SOURCE',
      got: '"demo" on a site without demo content',
      takes: 'none or coingecko, or demo with DEMO=1',
    })
  return {
    marketSource: MARKET_SOURCE ?? (isDemo ? 'demo' : 'none'),
    coingeckoUrl: COINGECKO_URL ?? coingeckoAddress,
    coingeckoKey: COINGECKO_KEY,
    exchangeUrls: {
      bitflyer: exchanges.BITFLYER_URL ?? defaultAddresses.bitflyer,
      coincheck: exchanges.COINCHECK_URL ?? defaultAddresses.coincheck,
      bitbank: exchanges.BITBANK_URL ?? defaultAddresses.bitbank,
    },
  }
}
