import { SourceFailure } from './ask-json.ts'
import { believedCoins } from './believed-coins.ts'
import { answerShapes } from './coingecko-answers.ts'
import { readFacts } from './coingecko-facts.ts'
import { questions, type CoingeckoOptions } from './coingecko-questions.ts'
import { readMarketRow, readPrices, readRates } from './coingecko-shapes.ts'
import { readTicker } from './coingecko-tickers.ts'
import type { MarketSource } from './market-source.ts'
import { defaultAddresses } from './source-addresses.ts'
import { askYenTicker } from './yen-tickers.ts'

const pageSize = 250
const maxTickers = 100

export function coingeckoSource(options: CoingeckoOptions): MarketSource {
  const { now, onDrift, exchanges = defaultAddresses, timeoutMilliseconds } = options
  const { ask, close } = questions(options)
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
      const rows = await ask({ asker: 'quotes', path: '/coins/markets', query, shape: answerShapes.list })
      const coins = rows.flatMap((row) => readMarketRow(row) ?? [])
      if (coins.length < rows.length)
        onDrift('coins that could not be read', { count: rows.length - coins.length, example: { page } })
      if (coins.length === 0 && rows.length > 0) throw new SourceFailure('/coins/markets could not be read')
      return believedCoins(coins, { now: time(), onDrift })
    },
    async rates() {
      const answer = await ask({ asker: 'quotes', path: '/exchange_rates', shape: answerShapes.rates })
      const values = readRates(answer)
      if (Object.keys(values).length === 0) throw new SourceFailure('/exchange_rates could not be read')
      return { values, quotedAt: time() }
    },
    yenTicker: (exchange) =>
      askYenTicker({
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
      const answer = await ask({ asker: 'visitors', path, query, signal, shape: answerShapes.facts })
      if (answer.id !== id) throw new SourceFailure(`${path} answered of another coin`)
      return readFacts(answer, time())
    },
    async tickers({ id }, signal) {
      const path = `/coins/${encodeURIComponent(id)}/tickers`
      const query = { order: 'volume_desc' }
      const answer = await ask({ asker: 'visitors', path, query, signal, shape: answerShapes.tickers })
      const tickers = answer.tickers.flatMap((row) => readTicker(row, time()) ?? [])
      return tickers.sort((a, b) => (b.volume ?? -1) - (a.volume ?? -1)).slice(0, maxTickers)
    },
    async candles({ coinId, unit, start, end }) {
      // The service chooses how fine its prices are by the days asked for: a day gives minutes, 90 give hours.
      const days = Math.max(1, Math.round((end - start) / 86_400))
      const path = `/coins/${encodeURIComponent(coinId)}/market_chart`
      const query = { vs_currency: 'usd', days: String(days) }
      const answer = await ask({ asker: 'history', path, query, shape: answerShapes.prices })
      return readPrices(answer.prices, unit).filter((candle) => candle.time >= start && candle.time <= end)
    },
    close() {
      stopping.abort()
      close()
    },
  }
}
