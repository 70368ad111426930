import type { Client } from '../../../../contract/calls/client.ts'
import { premiumPercent } from '../../../../domain/market/quotes/premium.ts'

type Info = Awaited<ReturnType<Client['getCoinInfo']>>
type Markets = Awaited<ReturnType<Client['getCoinMarkets']>>
type YenMarkets = Awaited<ReturnType<Client['listJapaneseExchanges']>>
/** How long ago a price was asked for. */
type Age = (quotedAt: string | null) => string

export function presentMarkets({ items }: Markets, age: Age) {
  return items.map((market) => ({
    exchange: market.exchange,
    pair: market.pair,
    url: market.url !== null && /^https?:\/\//.test(market.url) ? market.url : null,
    price: market.price_usd,
    volume: market.volume_usd,
    age: age(market.quoted_at),
    isStale: market.is_stale,
  }))
}

/** What one of them is made up, against the other says nothing. */
export function presentYenMarkets(yen: YenMarkets, info: Info, age: Age) {
  return (yen.is_demo === info.is_demo ? yen.items : []).map((exchange) => ({
    name: exchange.name,
    url: exchange.url,
    yen: exchange.price_jpy,
    premium: premiumPercent({ price: exchange.price_usd, world: info.price_usd }),
    age: exchange.is_stale && exchange.quoted_at !== null ? age(exchange.quoted_at) : null,
  }))
}
