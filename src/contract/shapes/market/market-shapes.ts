import { Type } from 'typebox'
import {
  marketPageSize,
  marketSorts,
  queryLimit,
  sortOrders,
} from '../../../domain/market/list/market-query.ts'
import { Figure, IsDemo, Moment, origin } from './quote-shapes.ts'
import { Nullable, PaginationSchema } from '../wire.ts'

const item = {
  id: Type.String({ description: 'A slug, and the address of the coin: symbols collide.' }),
  symbol: Type.String(),
  name: Type.String(),
  logo: Nullable(Type.String()),
  rank: Nullable(Type.Integer({ description: 'The place by market cap.' })),
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
      'Prices of the last seven days for a small line: at most 29 at even steps, the oldest first.',
  }),
})

const MarketTotals = Type.Object(
  {
    coins: Type.Integer({ description: 'All coins that are listed.' }),
    coins_counted: Type.Integer({
      description:
        'Those with a known market cap. The figures are theirs alone, from their last good quotes.',
    }),
    market_cap_usd: Type.Number(),
    market_cap_percent_change_24h: Type.Unsafe<number | null>({
      type: ['number', 'null'],
      description: 'From the caps a day before, as the changes of the prices give them.',
    }),
    '24h_volume_usd': Figure,
    bitcoin_percent: Type.Unsafe<number | null>({
      type: ['number', 'null'],
      description: 'How much of the market cap is that of bitcoin.',
    }),
    gainers_24h: Type.Integer({ description: 'Coins whose price has risen.' }),
    losers_24h: Type.Integer({ description: 'Coins whose price has fallen.' }),
    quoted_at: Moment,
  },
  { description: 'Of the whole market, whatever was searched for; quoted_at is that of the newest quote.' },
)

export const SearchedMarket = Type.Object({
  q: Type.Optional(Type.String({ maxLength: queryLimit, description: 'Text in names, symbols and ids' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  sort: Type.Optional(Type.Enum(marketSorts)),
  order: Type.Optional(
    Type.Enum(sortOrders, {
      description: 'Left out: ascending by rank and name, descending by any other column',
    }),
  ),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: marketPageSize })),
  ids: Type.Optional(
    Type.String({ maxLength: 8_000, description: 'Only these, parted by commas: a watchlist' }),
  ),
})

export const FoundMarket = Type.Object({
  items: Type.Array(MarketItem),
  total: Type.Integer(),
  totals: Nullable(MarketTotals),
  pagination: PaginationSchema,
  is_demo: IsDemo,
})

export const CoinInfo = Type.Object({
  ...item,
  series: MarketItem.properties.series,
  circulating_supply: Figure,
  total_supply: Figure,
  max_supply: Figure,
  product_code: Type.String({ description: 'How the companion app and the charts by symbol call it.' }),
  is_demo: IsDemo,
})
