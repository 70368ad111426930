import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { coingeckoSource } from '../../src/api/outbound/market/coingecko-source.ts'
import type { MarketSource } from '../../src/api/outbound/market/market-source.ts'

/** How the fake answers its requests: `silent` never answers; `other` answers with an unknown shape. */
export type Behaviour = 'well' | 'silent' | 'failing' | 'busy' | 'broken' | 'empty' | 'other'

interface FakeCoin {
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly price: number | null
  readonly cap?: number | null
  readonly at: string
  readonly odd?: Readonly<Record<string, unknown>>
}

/** How a single request goes wrong: like one of the behaviours, or with this status and body. */
export type Fault = Behaviour | { readonly status?: number; readonly body: unknown }

/** A fake CoinGecko together with the three Japanese exchanges; tests set their data and behaviour. */
export async function openFakeCoingecko() {
  const state = {
    behaviour: 'well' as Behaviour,
    coins: [] as FakeCoin[],
    pageSize: 250,
    /** Tests replace this function to make single requests fail; the fake awaits it if it returns a promise. */
    fault: (_asked: { path: string; page: number }): Fault | undefined | Promise<Fault | undefined> =>
      undefined,
  }
  const requested: { path: string; page: number; headers: IncomingMessage['headers'] }[] = []
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
    const question = { path: pathname, page: Number(searchParams.get('page') ?? 1) }
    requested.push({ ...question, headers: request.headers })
    const fault = await state.fault(question)
    if (typeof fault === 'object')
      response
        .writeHead(fault.status ?? 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(fault.body))
    else answer(response, { ...state, ...question, behaviour: fault ?? state.behaviour })
  }
  const server = createServer((request, response) => void reply(request, response)).listen(0, '127.0.0.1')
  // A long timeout, so that connections survive a test that is busy for a while.
  server.keepAliveTimeout = 120_000
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    state,
    requested,
    url: `${origin}/api/v3`,
    exchanges: {
      bitflyer: `${origin}/bitflyer`,
      coincheck: `${origin}/coincheck`,
      bitbank: `${origin}/bitbank`,
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FakeCoingecko = Awaited<ReturnType<typeof openFakeCoingecko>>

interface SourceRequest {
  readonly behaviour: Behaviour
  readonly coins: readonly FakeCoin[]
  readonly pageSize: number
  readonly path: string
  readonly page: number
}

function answer(response: ServerResponse, requested: SourceRequest): void {
  response.setHeader('content-type', 'application/json')
  switch (requested.behaviour) {
    case 'silent':
      return
    case 'failing':
      response.writeHead(500).end('{"status":500}')
      return
    case 'busy':
      response.writeHead(429, { 'retry-after': '30' }).end('{"status":{"error_code":429}}')
      return
    case 'broken':
      response.end('[{"id":"bitcoin","sym')
      return
    case 'empty':
      response.end(requested.path.endsWith('/markets') ? '[]' : '{}')
      return
    case 'other':
      response.end(
        JSON.stringify(requested.path.endsWith('/markets') ? otherRows(requested) : { rates: { usd: 1 } }),
      )
      return
    case 'well':
      response.end(JSON.stringify(answerTo(requested)))
  }
}

function answerTo({ path, page, coins, pageSize }: SourceRequest): unknown {
  if (path.endsWith('/coins/markets')) return coins.slice((page - 1) * pageSize, page * pageSize).map(rowOf)
  if (path.endsWith('/exchange_rates')) {
    const counts = {
      btc: 1,
      usd: 50_000,
      jpy: 7_500_000,
      krw: 66e6,
      eur: 46_000,
      aud: 75_000,
      cny: 36e4,
      rub: 45e5,
      idr: 8e8,
    }
    return { rates: Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, { value }])) }
  }
  if (path.endsWith('/tickers')) {
    const ticker = (name: string, usd: number) => ({
      base: 'BTC',
      target: 'USDT',
      market: { name },
      converted_last: { usd: 50_000 },
      converted_volume: { usd },
      trade_url: `https://${name}.example/`,
      last_fetch_at: '2026-05-01T00:00:00Z',
    })
    return { tickers: [ticker('small', 10), { market: null }, ticker('large', 90)] }
  }
  if (path.endsWith('/market_chart'))
    return {
      prices: [
        [1_777_593_600_000, 40],
        [1_777_593_900_000, 44],
      ],
    }
  if (path === '/bitflyer')
    return {
      ltp: 7_500_000,
      best_bid: 7_499_000,
      best_ask: 7_501_000,
      volume_by_product: 12,
      timestamp: '2026-05-01T00:00:00.5',
    }
  if (path === '/coincheck')
    return { last: 7_502_000, bid: 7_501_500, ask: 7_502_500, volume: '8.5', timestamp: 1_777_593_600 }
  if (path === '/bitbank')
    return {
      success: 1,
      data: { last: '7501000', buy: '7500900', sell: '7501100', vol: '3.25', timestamp: 1_777_593_600_000 },
    }
  return {
    id: path.split('/').at(-1),
    description: {
      en: 'Money of the <a href="https://x.example">internet</a>.',
      ja: 'インターネットの通貨。',
    },
    categories: ['Currency', null],
    links: {
      homepage: ['', 'https://coin.example/'],
      twitter_screen_name: 'coin',
      subreddit_url: 'javascript:alert(1)',
    },
    genesis_date: '2009-01-03',
    market_data: { ath: { usd: 70_000 }, ath_date: { usd: '2025-01-01T00:00:00Z' } },
  }
}

function rowOf({ id, symbol, name, price, cap = 1_000, at, odd = {} }: FakeCoin) {
  return {
    id,
    symbol,
    name,
    image: `https://images.example/${id}.png`,
    current_price: price,
    market_cap: cap,
    total_volume: 500,
    high_24h: price === null ? null : price + 5_000,
    low_24h: price === null ? null : price / 2,
    price_change_percentage_24h: 1.5,
    circulating_supply: 100,
    last_updated: at,
    sparkline_in_7d: { price: [1, 2, 3] },
    ...odd,
  }
}

function otherRows({ coins, page }: SourceRequest): unknown[] {
  if (page > 1) return []
  const [first, second] = coins.map(rowOf)
  return [
    first,
    {
      ...second,
      current_price: String(second?.current_price),
      market_cap: { usd: 1 },
      sparkline_in_7d: null,
    },
    { ...first, id: '../../etc/passwd' },
    null,
    'coin',
    { id: 7 },
  ]
}

interface ClientOptions {
  readonly now: () => Date
  readonly pauseMilliseconds?: number
}

export function fakeCoingeckoSource(
  { url, exchanges }: FakeCoingecko,
  { now, pauseMilliseconds = 0 }: ClientOptions,
): MarketSource {
  const onDrift = () => {}
  return coingeckoSource({
    url,
    key: null,
    now,
    exchanges,
    onDrift,
    timeoutMilliseconds: 60_000,
    pauseMilliseconds,
  })
}
