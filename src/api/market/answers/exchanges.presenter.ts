import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { DollarValues } from '../../../domain/market/quotes/exchange-rates.ts'
import type { KnownTicker } from '../market.board.ts'
import { presentOrigin } from './origin.presenter.ts'

type JapaneseExchange = Reply<Operations['listJapaneseExchanges']>['items'][number]

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
