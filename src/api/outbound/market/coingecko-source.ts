import { believeCoins } from './believe-coins.ts'
import { answerShapes, checkShape } from './coingecko-answers.ts'
import { readFacts } from './coingecko-facts.ts'
import { readMarketRow, readPrices, readRates, readTicker } from './coingecko-shapes.ts'
import { SourceFailure, fetchJson } from './fetch-json.ts'
import type { MarketSource, OnDrift } from './market-source.ts'
import { requestQueue, type Requester } from './request-queue.ts'
import { defaultAddresses, type ExchangeAddresses } from './source-addresses.ts'
import { fetchYenTicker } from './yen-tickers.ts'

const pageSize = 250
const maxTickers = 100

export function coingeckoSource(options: CoingeckoOptions): MarketSource {
  const { now, onDrift, exchanges = defaultAddresses, timeoutMilliseconds } = options
  const { ask, close } = requests(options)
  const stopping = new AbortController()
  const time = () => now().getTime()
  return {
    name: 'coingecko',
    isSimulated: false,
    async coins(page) {
      const query = {
        vs_currency: 'usd',
        order: 'market_cap_desc',
        per_page: String(pageSize),
        page: String(page),
        sparkline: 'true',
        price_change_percentage: '1h,7d',
      }
      const rows = await ask({ requester: 'quotes', path: '/coins/markets', query, shape: answerShapes.list })
      const coins = rows.flatMap((row) => readMarketRow(row) ?? [])
      if (coins.length < rows.length)
        onDrift('coins that could not be read', { count: rows.length - coins.length, example: { page } })
      if (coins.length === 0 && rows.length > 0) throw new SourceFailure('/coins/markets was unreadable')
      return believeCoins(coins, { now: time(), onDrift })
    },
    async rates() {
      const answer = await ask({ requester: 'quotes', path: '/exchange_rates', shape: answerShapes.rates })
      const values = readRates(answer)
      if (Object.keys(values).length === 0) throw new SourceFailure('/exchange_rates was unreadable')
      return { values, quotedAt: time() }
    },
    yenTicker: (exchange) =>
      fetchYenTicker({
        exchange,
        address: exchanges[exchange],
        now,
        timeoutMilliseconds,
        signal: stopping.signal,
      }),
    async facts({ id }, signal) {
      const query = {
        localization: 'true',
        tickers: 'false',
        community_data: 'false',
        developer_data: 'false',
      }
      const path = `/coins/${encodeURIComponent(id)}`
      const answer = await ask({ requester: 'visitors', path, query, signal, shape: answerShapes.facts })
      if (answer.id !== id) throw new SourceFailure(`${path} answered with another coin`)
      return readFacts(answer, time())
    },
    async tickers({ id }, signal) {
      const path = `/coins/${encodeURIComponent(id)}/tickers`
      const query = { order: 'volume_desc' }
      const answer = await ask({ requester: 'visitors', path, query, signal, shape: answerShapes.tickers })
      const tickers = answer.tickers.flatMap((row) => readTicker(row, time()) ?? [])
      return tickers.sort((a, b) => (b.volume ?? -1) - (a.volume ?? -1)).slice(0, maxTickers)
    },
    async candles({ coinId, unit, start, end }) {
      // CoinGecko chooses the resolution of the prices by the requested number of days: 1 day gives minutes, 90 days give hours.
      // `readPrices` makes candles of the requested unit from them.
      const days = Math.max(1, Math.round((end - start) / 86_400))
      const path = `/coins/${encodeURIComponent(coinId)}/market_chart`
      const query = { vs_currency: 'usd', days: String(days) }
      const answer = await ask({ requester: 'history', path, query, shape: answerShapes.prices })
      return readPrices(answer.prices, unit).filter((candle) => candle.time >= start && candle.time <= end)
    },
    close() {
      stopping.abort()
      close()
    },
  }
}

interface CoingeckoOptions {
  readonly url: string
  readonly key: string | null
  readonly now: () => Date
  readonly onDrift: OnDrift
  readonly exchanges?: ExchangeAddresses
  readonly timeoutMilliseconds?: number
  /** Pause between two requests; without a key CoinGecko allows 30 a minute. */
  readonly pauseMilliseconds?: number
}

interface SourceRequest<Answer> {
  readonly requester: Requester
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly shape: { Check: (value: unknown) => value is Answer }
  readonly signal?: AbortSignal | undefined
}

function requests({ url, key, now, timeoutMilliseconds, pauseMilliseconds }: CoingeckoOptions) {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  const isPro = base.hostname.startsWith('pro-')
  const headers = key === null ? {} : { [isPro ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key']: key }
  const queue = requestQueue({ pauseMilliseconds: pauseMilliseconds ?? (isPro ? 150 : 2_100), now })
  const ask = <Answer>({
    requester,
    path,
    query = {},
    shape,
    signal,
  }: SourceRequest<Answer>): Promise<Answer> => {
    const address = new URL(path.slice(1), base)
    address.search = new URLSearchParams(query).toString()
    const request = async (stopping: AbortSignal) =>
      checkShape(await fetchJson({ url: address, headers, now, timeoutMilliseconds, signal: stopping }), {
        shape,
        path,
      })
    return queue.send({ requester, request, signal })
  }
  return { ask, close: queue.close }
}
