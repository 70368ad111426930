import { Type } from 'typebox'
import { Nullable } from '../wire.ts'
import { Figure, origin } from './quote-shapes.ts'

export const CoinId = Type.Object({
  id: Type.String({
    pattern: '^[a-z0-9]+([-_.]+[a-z0-9]+)*$',
    maxLength: 100,
    description: 'Id of the coin, such as bitcoin',
  }),
})

/** Every field is optional: a coin without further data has an empty object. */
export const CoinDetail = Type.Object({
  description: Type.Optional(
    Type.String({ description: 'Plain text in the language of the host, or in English when there is none.' }),
  ),
  categories: Type.Optional(
    Type.Array(Type.String(), { description: 'Categories of the source, in English.' }),
  ),
  links: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description:
        'URLs by kind: website, explorer, source_code, forum, twitter, facebook, reddit, telegram.',
    }),
  ),
  genesis_date: Type.Optional(
    Type.String({ description: 'Day on which the coin began to exist, as yyyy-MM-dd.' }),
  ),
  ath_usd: Type.Optional(Type.Number({ description: 'All-time high in USD.' })),
  ath_at: Type.Optional(Type.String({ format: 'date-time', description: 'When the all-time high was.' })),
  atl_usd: Type.Optional(Type.Number({ description: 'All-time low in USD.' })),
  atl_at: Type.Optional(Type.String({ format: 'date-time', description: 'When the all-time low was.' })),
})

export const CoinMarket = Type.Object({
  exchange: Type.String({ description: 'Name of the exchange' }),
  pair: Type.String({ description: 'Trading pair, such as BTC/USDT' }),
  price_usd: Figure,
  volume_usd: Figure,
  url: Nullable(Type.String({ description: 'URL of the trading pair at the exchange' })),
  ...origin,
})

export const CoinPrice = Type.Object({
  product_code: Type.String({ description: 'The code as it was requested.' }),
  id: Type.String({ description: 'Id of the coin' }),
  symbol: Type.String(),
  name: Type.String(),
  price_usd: Figure,
  percent_change_24h: Figure,
  ...origin,
})
