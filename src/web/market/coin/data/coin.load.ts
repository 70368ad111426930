import { data } from 'react-router'
import type { Client } from '../../../../contract/calls/client.ts'
import { readCurrency } from '../../../../domain/kernel/money/currency.ts'
import { formatAmount } from '../../../../domain/kernel/numbers/number-format.ts'
import { isCoinId } from '../../../../domain/kernel/text/coin-id.ts'
import { timeAgo } from '../../../../domain/kernel/time/time-ago.ts'
import { readChartView } from '../../../../domain/market/chart/chart-view.ts'
import { bitcoinId } from '../../../../domain/market/quotes/coin.ts'
import { coinNameIn } from '../../../../domain/market/quotes/local-coin-names.ts'
import { premiumPercent } from '../../../../domain/market/quotes/premium.ts'
import { cardPath } from '../../../../words/addresses/card-addresses.ts'
import type { LoadArguments } from '../../../loading/load.ts'
import { orFallback } from '../../../loading/or-fallback.ts'
import { loadUpcoming } from '../../../upcoming/load-upcoming.ts'
import { sourcesOf } from '../../list/market.load.ts'
import { loadRates } from '../../rates/load-rates.ts'
import { loadEvents } from './load-events.ts'
import { presentAbout } from './present-about.ts'
import { loadCandles, loadTable, presentChart, type LoadedTable } from './present-chart.ts'
import { presentMarkers } from './present-markers.ts'
import { presentSales } from './present-sales.ts'

const coinEvents = 4
const noExchanges = { items: [], is_demo: false }
const noTable: LoadedTable = { step: 'day', rows: [] }

export async function load(args: LoadArguments) {
  const { client, language, params, url, now } = args
  const { id = '' } = params
  // A malformed id is treated as that of an unknown coin: the answer is 404, not 400.
  if (!isCoinId(id)) throw data(null, { status: 404 })
  const view = readChartView(url.searchParams)
  const info = await client.getCoinInfo({ id })
  const requested = { client, range: view.range, now: Math.floor(now.getTime() / 1000) }
  const isBitcoin = id === bitcoinId
  const shown = orFallback(loadCandles({ ...requested, id }), [])
  const [rates, detail, markets, candles, table, yen, found, events, upcoming] = await Promise.all([
    loadRates(client),
    orFallback(client.getCoinDetail({ id }), null),
    orFallback(client.getCoinMarkets({ id }), null),
    shown,
    orFallback<LoadedTable, LoadedTable>(loadTable({ ...requested, id, language, shown }), noTable),
    isBitcoin ? orFallback(client.listJapaneseExchanges({}), noExchanges) : noExchanges,
    orFallback(client.listCoinOfferings({ id }), { items: [] }),
    orFallback(loadEvents({ ...requested, symbol: info.symbol }), []),
    loadUpcoming(args, { most: coinEvents, symbol: info.symbol, coinId: id }),
  ])
  const sales = presentSales(found.items, language)
  const times = candles.map(({ time }) => time)
  const age = (quotedAt: string | null) => timeAgo({ at: quotedAt ?? '', now: now.toISOString(), language })
  const supply = (value: number | null) => (value === null ? null : formatAmount({ value, language }))
  return {
    id: info.id,
    card: cardPath({ kind: 'coin', id, language, version: now.toISOString().slice(0, 10) }),
    name: coinNameIn({ ...info, language }),
    symbol: info.symbol,
    logo: info.logo,
    rank: info.rank,
    isDemo: info.is_demo,
    sources: sourcesOf([info]),
    quotedAt: info.quoted_at,
    age: info.is_stale ? age(info.quoted_at) : null,
    price: info.price_usd,
    change: info.percent_change_24h,
    changes: { hour: info.percent_change_1h, week: info.percent_change_7d },
    high: info.price_usd_24h_max,
    low: info.price_usd_24h_min,
    volume: info['24h_volume_usd'],
    cap: info.market_cap_usd,
    supply: {
      circulating: supply(info.circulating_supply),
      total: supply(info.total_supply),
      max: supply(info.max_supply),
    },
    currency: readCurrency(url.searchParams.get('currency')),
    amount: url.searchParams.get('amount') ?? '1',
    rates,
    view,
    chart: presentChart(candles, view),
    table,
    about: presentAbout(detail),
    /** Null while the market source does not deliver the exchanges. */
    markets: markets && presentMarkets(markets, age),
    yenMarkets: presentYenMarkets(yen, info, age),
    sales,
    upcoming,
    markers: presentMarkers({ coinId: info.id, events, sales, times }),
  }
}

export type LoadedCoin = Awaited<ReturnType<typeof load>>

type Info = Awaited<ReturnType<Client['getCoinInfo']>>
type Markets = Awaited<ReturnType<Client['getCoinMarkets']>>
type YenMarkets = Awaited<ReturnType<Client['listJapaneseExchanges']>>
type Age = (quotedAt: string | null) => string

function presentMarkets({ items }: Markets, age: Age) {
  return items.map((market) => ({
    exchange: market.exchange,
    pair: market.pair,
    source: market.source,
    url: market.url !== null && /^https?:\/\//.test(market.url) ? market.url : null,
    price: market.price_usd,
    volume: market.volume_usd,
    age: age(market.quoted_at),
    isStale: market.is_stale,
  }))
}

/** No premium is shown if only one of the two prices is simulated: the comparison would mean nothing. */
function presentYenMarkets(yen: YenMarkets, info: Info, age: Age) {
  return (yen.is_demo === info.is_demo ? yen.items : []).map((exchange) => ({
    name: exchange.name,
    url: exchange.url,
    yen: exchange.price_jpy,
    premium: premiumPercent({ price: exchange.price_usd, world: info.price_usd }),
    age: exchange.is_stale && exchange.quoted_at !== null ? age(exchange.quoted_at) : null,
  }))
}
