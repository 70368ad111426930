import { Type } from 'typebox'
import { Nullable } from './wire.ts'

/** A list has a thousand of these: written so, the serialiser need not try one kind after the other. */
const Figure = Type.Unsafe<number | null>({ type: ['number', 'null'] })
const Moment = Nullable(Type.String({ format: 'date-time' }))

/** What says how far a figure can be trusted: it goes with everything that was quoted. */
const origin = {
  quoted_at: Moment,
  source: Type.String({ description: 'Where it was quoted: demo, coingecko, import or an exchange.' }),
  is_stale: Type.Boolean({ description: 'Older than ten minutes; it is the last good value.' }),
}
export const IsDemo = Type.Boolean({ description: 'The market is simulated, and pages have to say so.' })

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

export const MarketItem = Type.Object({
  ...item,
  series: Type.Array(Type.Number(), {
    description:
      'Prices of the last seven days for a small line: at most 29 at even steps, the oldest first.',
  }),
})

export const MarketTotals = Type.Object(
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

export const CoinInfo = Type.Object({
  ...item,
  series: MarketItem.properties.series,
  circulating_supply: Figure,
  total_supply: Figure,
  max_supply: Figure,
  product_code: Type.String({ description: 'How the companion app and the charts by symbol call it.' }),
  is_demo: IsDemo,
})

/** Everything in it may be missing: a coin of which nothing more is known is an empty object. */
export const CoinDetail = Type.Object({
  description: Type.Optional(
    Type.String({ description: 'Plain text in the language of the host, else in English.' }),
  ),
  categories: Type.Optional(Type.Array(Type.String())),
  links: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'By kind: website, explorer, source_code, forum, twitter, facebook, reddit, telegram.',
    }),
  ),
  genesis_date: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
  ath_usd: Type.Optional(Type.Number({ description: 'The highest price ever.' })),
  ath_at: Type.Optional(Type.String({ format: 'date-time' })),
  atl_usd: Type.Optional(Type.Number({ description: 'The lowest price ever.' })),
  atl_at: Type.Optional(Type.String({ format: 'date-time' })),
})

export const CoinMarket = Type.Object({
  exchange: Type.String(),
  pair: Type.String({ description: 'BTC/USDT' }),
  price_usd: Figure,
  volume_usd: Figure,
  url: Nullable(Type.String()),
  ...origin,
})

export const CoinPrice = Type.Object({
  product_code: Type.String({ description: 'As it was asked for.' }),
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  price_usd: Figure,
  percent_change_24h: Figure,
  ...origin,
})

export const ChartCandle = Type.Object({
  time: Type.Integer({ description: 'Seconds since 1970 at which it begins.' }),
  open: Type.Number(),
  high: Type.Number(),
  low: Type.Number(),
  close: Type.Number(),
  volume: Nullable(Type.Number({ description: 'Traded in the span, in the coin itself.' })),
})
export const ChartPoint = Type.Object({ time: Type.Integer(), value: Type.Number() })

export const JapaneseExchange = Type.Object({
  exchange: Type.String({ description: 'bitflyer, coincheck or bitbank' }),
  name: Type.String(),
  url: Type.String(),
  pair: Type.String({ description: 'BTC_JPY' }),
  price_jpy: Figure,
  price_usd: Figure,
  bid_jpy: Figure,
  ask_jpy: Figure,
  '24h_volume_btc': Figure,
  volume_usd: Figure,
  ...origin,
})

export const ExchangeRates = Type.Object({
  data: Type.Record(Type.String(), Type.Number(), {
    description: 'The price of one of each key in the currency that was asked for.',
  }),
  ...origin,
  is_demo: IsDemo,
})
