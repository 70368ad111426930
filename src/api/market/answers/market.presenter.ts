import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { isStale, type Quote } from '../../domain/market/quotes/coin.ts'
import type { DollarValues } from '../../domain/market/quotes/exchange-rates.ts'
import type { RankedCoin } from '../../domain/market/list/market-list.ts'
import type { MarketTotals } from '../../domain/market/list/market-totals.ts'
import { productCodeOf } from '../../domain/market/quotes/product-code.ts'
import type { CoinFacts, CoinTicker } from '../outbound/market/market-source.ts'
import type { KnownTicker } from './market.board.ts'

type Item = Reply<Operations['searchMarket']>['items'][number]
type Totals = NonNullable<Reply<Operations['searchMarket']>['totals']>
type Info = Reply<Operations['getCoinInfo']>
type Detail = Reply<Operations['getCoinDetail']>
type Market = Reply<Operations['getCoinMarkets']>['items'][number]
type Price = Reply<Operations['getCoinPrices']>['items'][number]
type JapaneseExchange = Reply<Operations['listJapaneseExchanges']>['items'][number]

export interface Origin {
  readonly quotedAt: number | null
  readonly source: string
}

/** When and where it was quoted, and whether that is too long ago. */
export function presentOrigin({ quotedAt, source }: Origin, now: number) {
  return {
    quoted_at: momentOf(quotedAt),
    source,
    is_stale: isStale({ quotedAt, now }),
  }
}

function momentOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString()
}

/** The figures of a quote by their names on the wire, which files have too. */
export function presentFigures(quote: Quote) {
  return {
    price_usd: quote.price,
    '24h_volume_usd': quote.volume24h,
    market_cap_usd: quote.marketCap,
    price_usd_24h_max: quote.high24h,
    price_usd_24h_min: quote.low24h,
    percent_change_1h: quote.change1h,
    percent_change_24h: quote.change24h,
    percent_change_7d: quote.change7d,
  }
}

export function presentItem({ coin, quote, rank }: RankedCoin, now: number): Item {
  return {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    logo: coin.logo,
    rank,
    ...presentFigures(quote),
    ...presentOrigin(quote, now),
    series: [...quote.series],
  }
}

export function presentTotals(totals: MarketTotals): Totals {
  return {
    coins: totals.coins,
    coins_counted: totals.counted,
    market_cap_usd: totals.marketCap,
    market_cap_percent_change_24h: totals.change24h,
    '24h_volume_usd': totals.volume24h,
    bitcoin_percent: totals.bitcoinShare,
    gainers_24h: totals.gainers,
    losers_24h: totals.losers,
    quoted_at: momentOf(totals.quotedAt),
  }
}

export function presentInfo(found: RankedCoin, now: number): Omit<Info, 'is_demo'> {
  const { coin } = found
  return {
    ...presentItem(found, now),
    circulating_supply: coin.circulatingSupply,
    total_supply: coin.totalSupply,
    max_supply: coin.maxSupply,
    product_code: productCodeOf(coin.symbol),
  }
}

/** What is not known is left out. */
export function presentDetail(facts: CoinFacts, language: Language): Detail {
  const { description, categories, links, genesisDate, ath, atl } = facts
  const text = description[language] ?? description.en
  return {
    ...(text !== undefined && text !== '' && { description: text }),
    ...(categories.length > 0 && { categories: [...categories] }),
    ...(Object.keys(links).length > 0 && { links: { ...links } }),
    ...(genesisDate !== null && { genesis_date: genesisDate }),
    ...(ath !== null && { ath_usd: ath.price, ath_at: ath.at }),
    ...(atl !== null && { atl_usd: atl.price, atl_at: atl.at }),
  }
}

export function presentMarket(ticker: CoinTicker, { source, now }: { source: string; now: number }): Market {
  const { exchange, pair, price, volume, url, quotedAt } = ticker
  return {
    exchange,
    pair,
    price_usd: price,
    volume_usd: volume,
    url,
    ...presentOrigin({ quotedAt, source }, now),
  }
}

export function presentPrice(
  { coin, quote }: RankedCoin,
  { code, now }: { code: string; now: number },
): Price {
  return {
    product_code: code,
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    price_usd: quote.price,
    percent_change_24h: quote.change24h,
    ...presentOrigin(quote, now),
  }
}

const exchangePages = {
  bitflyer: { name: 'bitFlyer', url: 'https://bitflyer.com/' },
  coincheck: { name: 'Coincheck', url: 'https://coincheck.com/' },
  bitbank: { name: 'bitbank', url: 'https://bitbank.cc/' },
}

export function presentJapaneseExchange(
  exchange: keyof typeof exchangePages,
  { ticker, values, now }: { ticker: KnownTicker | undefined; values: DollarValues; now: number },
): JapaneseExchange {
  const yen = values.JPY
  const dollars = ticker === undefined || yen === undefined ? null : ticker.price * yen
  const volume = ticker?.volume ?? null
  return {
    exchange,
    ...exchangePages[exchange],
    pair: 'BTC_JPY',
    price_jpy: ticker?.price ?? null,
    price_usd: dollars,
    bid_jpy: ticker?.bid ?? null,
    ask_jpy: ticker?.ask ?? null,
    '24h_volume_btc': volume,
    volume_usd: dollars === null || volume === null ? null : dollars * volume,
    ...presentOrigin({ quotedAt: ticker?.quotedAt ?? null, source: ticker?.source ?? exchange }, now),
  }
}
