import { Type } from 'typebox'
import { Figure, origin } from './quote-shapes.ts'

export const JapaneseExchange = Type.Object({
  exchange: Type.String({ description: 'Id of the exchange: bitflyer, coincheck or bitbank' }),
  name: Type.String({ description: 'Name of the exchange, for display' }),
  url: Type.String({ description: 'URL of the exchange' }),
  pair: Type.String({ description: 'Trading pair, always BTC_JPY' }),
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
    description:
      'Maps each currency code to the price of one unit of it in the requested currency: for JPY, USD is the number of yen per dollar.',
  }),
  ...origin,
})
