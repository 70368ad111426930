import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { RankedCoin } from '../../../domain/market/list/market-list.ts'
import type { MarketTotals } from '../../../domain/market/list/market-totals.ts'
import { productCodeOf } from '../../../domain/market/quotes/product-code.ts'
import { presentFigures } from '../figures.presenter.ts'
import { presentOrigin, momentOf } from './origin.presenter.ts'

type Item = Reply<Operations['searchMarket']>['items'][number]
type Totals = NonNullable<Reply<Operations['searchMarket']>['totals']>
type Info = Reply<Operations['getCoinInfo']>

type Price = Reply<Operations['getCoinPrices']>['items'][number]

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

export function presentInfo(found: RankedCoin, now: number): Info {
  const { coin } = found
  return {
    ...presentItem(found, now),
    circulating_supply: coin.circulatingSupply,
    total_supply: coin.totalSupply,
    max_supply: coin.maxSupply,
    product_code: productCodeOf(coin.symbol),
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
