import { Type } from 'typebox'
import {
  marketPageSize,
  maxIds,
  marketSorts,
  queryLimit,
  sortOrders,
} from '../../../domain/market/list/market-query.ts'
import { marketSourceNames } from '../../../domain/market/quotes/market-source-name.ts'
import { Nullable, PaginationSchema } from '../wire.ts'
import { Figure, IsDemo, Moment, origin } from './quote-shapes.ts'

const item = {
  id: Type.String({
    description: 'Unique slug of the coin, also used in addresses; several coins may share a symbol.',
  }),
  symbol: Type.String({ description: 'Symbol of the coin, such as BTC.' }),
  name: Type.String({ description: 'Name of the coin.' }),
  logo: Nullable(Type.String({ description: 'Address of the logo.' })),
  rank: Nullable(Type.Integer({ description: 'Rank by market cap, starting at 1.' })),
  price_usd: Figure,
  '24h_volume_usd': Figure,
  market_cap_usd: Figure,
  price_usd_24h_max: Figure,
  price_usd_24h_min: Figure,
  percent_change_1h: Figure,
  percent_change_24h: Figure,
  percent_change_7d: Figure,
  ...origin,
}

const MarketItem = Type.Object({
  ...item,
  series: Type.Array(Type.Number(), {
    description:
      'Prices in USD of the last seven days for a sparkline: at most 29 at equal intervals, the oldest first.',
  }),
})

const MarketTotals = Type.Object(
  {
    coins: Type.Integer({ description: 'Number of listed coins.' }),
    coins_counted: Type.Integer({
      description:
        'Number of coins with a known market cap. The other figures cover only these coins, from their last good quotes.',
    }),
    market_cap_usd: Type.Number({ description: 'Total market cap in USD.' }),
    market_cap_percent_change_24h: Type.Unsafe<number | null>({
      type: ['number', 'null'],
      description:
        'Change of the total market cap within a day in percent, calculated from the price changes of the coins.',
    }),
    '24h_volume_usd': Figure,
    bitcoin_percent: Type.Unsafe<number | null>({
      type: ['number', 'null'],
      description: 'Share of bitcoin in the total market cap in percent.',
    }),
    gainers_24h: Type.Integer({ description: 'Number of coins whose price has risen within a day.' }),
    losers_24h: Type.Integer({ description: 'Number of coins whose price has fallen within a day.' }),
    quoted_at: Moment,
  },
  {
    description:
      'Figures of the whole market, independent of the search; `quoted_at` is the time of the newest quote.',
  },
)

export const MarketSearchQuery = Type.Object({
  q: Type.Optional(
    Type.String({ maxLength: queryLimit, description: 'Text to find in names, symbols and ids' }),
  ),
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Page number, starting at 1' }),
  ),
  sort: Type.Optional(
    Type.Enum(marketSorts, {
      description:
        'Column to sort by; high and low are of the last day, cap is the market cap; default: rank by market cap',
    }),
  ),
  order: Type.Optional(
    Type.Enum(sortOrders, {
      description:
        'Ascending or descending; default: ascending for rank and name, descending for any other column',
    }),
  ),
  size: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: marketPageSize,
      description: `Coins per page; default: ${marketPageSize}`,
    }),
  ),
  ids: Type.Optional(
    Type.String({
      maxLength: 8_000,
      description: `Only these coins: at most ${maxIds} ids, separated by commas; default: all coins`,
    }),
  ),
})

export const MarketSearchResult = Type.Object({
  items: Type.Array(MarketItem),
  total: Type.Integer({ description: 'Number of coins that match the search.' }),
  totals: Nullable(MarketTotals),
  pagination: PaginationSchema,
  source: Type.Enum(marketSourceNames, {
    description: 'The service that delivers prices to this site; with `none` there are only imported prices.',
  }),
  is_demo: IsDemo,
})

export const CoinInfo = Type.Object({
  ...item,
  series: MarketItem.properties.series,
  circulating_supply: Figure,
  total_supply: Figure,
  max_supply: Figure,
  product_code: Type.String({
    description:
      'Code of the coin in the CoinView app and in the operations getCoinPrices and getCoinChartBySymbol, such as BTC_USD_TOKEN.',
  }),
})
