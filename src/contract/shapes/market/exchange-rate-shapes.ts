import { Type } from 'typebox'
import { Figure, IsDemo, origin } from './quote-shapes.ts'

export const JapaneseExchange = Type.Object({
  exchange: Type.String({ description: 'bitflyer, coincheck or bitbank' }),
  name: Type.String(),
  url: Type.String(),
  pair: Type.String({ description: 'Trading pair: BTC_JPY' }),
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
    description: 'Maps each currency code to the price of one unit in the requested currency.',
  }),
  ...origin,
  is_demo: IsDemo,
})
