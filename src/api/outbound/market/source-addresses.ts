import type { JapaneseExchangeId } from './market-source.ts'

export const coingeckoAddress = 'https://api.coingecko.com/api/v3'

export type ExchangeAddresses = Readonly<Record<JapaneseExchangeId, string>>

export const defaultAddresses: ExchangeAddresses = {
  bitflyer: 'https://api.bitflyer.com/v1/ticker?product_code=BTC_JPY',
  coincheck: 'https://coincheck.com/api/ticker?pair=btc_jpy',
  bitbank: 'https://public.bitbank.cc/btc_jpy/ticker',
}
