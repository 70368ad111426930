import { setTimeout as wait } from 'node:timers/promises'
import { askJson, SourceFailure } from './ask-json.ts'
import { readFacts } from './coingecko-facts.ts'
import { readMarketRow, readPrices, readRates, readTicker } from './coingecko-shapes.ts'
import type { MarketSource } from './market-source.ts'
import { listOf, fieldsOf } from './untrusted-json.ts'
import { askJapaneseExchanges, type ExchangeAddresses } from './yen-tickers.ts'

export const coingeckoAddress = 'https://api.coingecko.com/api/v3'
const pageSize = 250
const mostTickers = 100

interface CoingeckoOptions {
  readonly url: string
  readonly key: string | null
  readonly now: () => Date
  /** Told of answers that are not quite what they should be; what could be read of them is used. */
  readonly onDrift: (what: string, facts: Readonly<Record<string, unknown>>) => void
  readonly exchanges?: ExchangeAddresses
  readonly timeoutMilliseconds?: number
  /** Between two questions: 30 a minute without a key. */
  readonly pauseMilliseconds?: number
}

export function coingeckoSource(options: CoingeckoOptions): MarketSource {
  const { now, onDrift } = options
  const ask = questions(options)
  return {
    name: 'coingecko',
    isSimulated: false,
    async coins(page) {
      const answer = await ask('/coins/markets', {
        vs_currency: 'usd',
        order: 'market_cap_desc',
        per_page: String(pageSize),
        page: String(page),
        sparkline: 'true',
        price_change_percentage: '1h,7d',
      })
      if (!Array.isArray(answer)) throw new SourceFailure('/coins/markets did not answer a list')
      const coins = answer.flatMap((row) => readMarketRow(row) ?? [])
      if (coins.length < answer.length)
        onDrift('coins that could not be read', { unread: answer.length - coins.length, page })
      if (coins.length === 0 && answer.length > 0) throw new SourceFailure('/coins/markets could not be read')
      const unpriced = coins.filter(({ quote }) => quote.price === null).length
      if (unpriced > 0) onDrift('coins without a price', { unpriced, page })
      return coins
    },
    async rates() {
      const values = readRates(await ask('/exchange_rates'))
      if (Object.keys(values).length === 0) throw new SourceFailure('/exchange_rates could not be read')
      return { values, quotedAt: now().getTime() }
    },
    yenTickers: () => askJapaneseExchanges({ ...options, addresses: options.exchanges }),
    async facts({ id }) {
      const answer = await ask(`/coins/${encodeURIComponent(id)}`, {
        localization: 'true',
        tickers: 'false',
        community_data: 'false',
        developer_data: 'false',
      })
      return readFacts(answer)
    },
    async tickers({ id }) {
      const answer = await ask(`/coins/${encodeURIComponent(id)}/tickers`, { order: 'volume_desc' })
      const tickers = listOf(fieldsOf(answer)['tickers']).flatMap((row) => readTicker(row) ?? [])
      return tickers.sort((a, b) => (b.volume ?? -1) - (a.volume ?? -1)).slice(0, mostTickers)
    },
    async candles({ coinId, unit, start, end }) {
      // The service chooses how fine its prices are by the days asked for: a day gives minutes, 90 give hours.
      const days = Math.max(1, Math.round((end - start) / 86_400))
      const answer = await ask(`/coins/${encodeURIComponent(coinId)}/market_chart`, {
        vs_currency: 'usd',
        days: String(days),
      })
      return readPrices(answer, unit).filter(({ time }) => time >= start && time <= end)
    },
  }
}

/** One question after the other, with a pause between them, and none while the service wants to be left alone. */
function questions({ url, key, now, timeoutMilliseconds, pauseMilliseconds }: CoingeckoOptions) {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  const isPro = base.hostname.startsWith('pro-')
  const headers = key === null ? {} : { [isPro ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key']: key }
  const pause = pauseMilliseconds ?? (isPro ? 150 : 2_100)
  let before: Promise<unknown> = Promise.resolve()
  let leftAloneUntil = 0
  const askNow = async (path: string, query: Readonly<Record<string, string>>) => {
    const waitMilliseconds = leftAloneUntil - now().getTime()
    if (waitMilliseconds > 0)
      throw new SourceFailure('The source wants to be left alone', { waitMilliseconds })
    const address = new URL(path.slice(1), base)
    address.search = new URLSearchParams(query).toString()
    try {
      return await askJson({
        url: address,
        headers,
        now,
        ...(timeoutMilliseconds !== undefined && { timeoutMilliseconds }),
      })
    } catch (error) {
      if (error instanceof SourceFailure) leftAloneUntil = now().getTime() + error.waitMilliseconds
      throw error
    }
  }
  return (path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const answer = before.then(() => askNow(path, query))
    before = answer.catch(() => {}).then(() => wait(pause, undefined, { ref: false }))
    return answer
  }
}
