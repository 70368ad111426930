import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  openFakeCoingecko,
  type Behaviour,
  type FakeCoingecko,
} from '../../../tests/support/fake-coingecko.ts'
import { ask, askJson, eventually } from '../../../tests/support/offerings-site.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { coingeckoSource } from '../outbound/market/coingecko-source.ts'

type Found = Reply<Operations['searchMarket']>
type Item = Found['items'][number]

const began = Date.UTC(2026, 4, 1)
let clock = began
let fake: FakeCoingecko
let site: TestSite
const drifts: string[] = []

const now = () => new Date(clock)
const later = (minutes: number) => {
  clock += minutes * 60_000
}
const quote = (price: number | null) => {
  const at = new Date(clock).toISOString()
  fake.state.coins = [
    { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', price, cap: 900, at },
    { id: 'second-coin', symbol: 'sec', name: 'Second', price: 2, cap: 0, at },
  ]
}
const bitcoin = async () => (await askJson<Found>(site, '/api/market/search?ids=bitcoin')).items[0]
const bitcoinWhen = (isIt: (item: Item | undefined) => boolean) => eventually(bitcoin, isIt)
/**
 * Advances the clock by a second before a request. Tests repeat this until the job has run, for which one request may not be time
 * enough on a busy machine.
 */
const soon = <Answer>(requested: () => Promise<Answer>) => {
  clock += 1_000
  return requested()
}
const failures = async (job: string) => {
  const { body } = await ask(site, '/metrics')
  return Number(new RegExp(`market_job_failures_total\\{job="${job}"\\} (\\d+)`).exec(body)?.[1] ?? 0)
}

beforeAll(async () => {
  fake = await openFakeCoingecko()
  quote(50_000)
  const source = coingeckoSource({
    url: fake.url,
    key: 'a-key',
    now,
    exchanges: fake.exchanges,
    onDrift: (what) => drifts.push(what),
    timeoutMilliseconds: 5_000,
    pauseMilliseconds: 0,
  })
  site = await openTestSite({ environment: { DEMO: '0' }, now, marketSource: source })
})
afterEach(() => {
  fake.state.behaviour = 'well'
})
afterAll(async () => {
  await site.close()
  await fake.close()
})

describe('a real source', () => {
  it('fills the list, and leaves missing figures unknown', async () => {
    const first = await eventually(
      () => soon(bitcoin),
      (item) => item !== undefined,
    )
    expect(first).toMatchObject({
      symbol: 'BTC',
      price_usd: 50_000,
      price_usd_24h_max: 55_000,
      source: 'coingecko',
      quoted_at: new Date(began).toISOString(),
      is_stale: false,
      rank: 1,
      series: [1, 2, 3],
    })
    const { items, total, totals, is_demo } = await askJson<Found>(site, '/api/market/search?q=second')
    expect(items[0]).toMatchObject({ market_cap_usd: null, rank: null, percent_change_7d: null })
    expect([total, is_demo]).toEqual([1, false])
    expect(totals).toMatchObject({ coins: 2, coins_counted: 1, market_cap_usd: 900, bitcoin_percent: 100 })
  })

  it('receives the key in a header', () => {
    const first = fake.requested.find(({ path }) => path.endsWith('/coins/markets'))
    expect(first?.headers['x-cg-demo-api-key']).toBe('a-key')
  })

  it('provides the rates of nine currencies and of the three Japanese exchanges', async () => {
    const rates = await eventually(
      () => soon(() => ask(site, '/api/coin-ex-rate/JPY')),
      ({ statusCode }) => statusCode === 200,
    )
    const { data } = rates.json<Reply<Operations['getExchangeRates']>>()
    expect(Object.keys(data).toSorted()).toEqual([
      'AUD',
      'BTC',
      'CNY',
      'EUR',
      'IDR',
      'JPY',
      'KRW',
      'RUB',
      'USD',
    ])
    expect(data['USD']).toBeCloseTo(150, 9)
    expect(data['BTC']).toBeCloseTo(7_500_000, 3)
    const { items } = await eventually(
      () => soon(() => askJson<Reply<Operations['listJapaneseExchanges']>>(site, '/api/coin-exchanges/jp')),
      ({ items: [first] }) => first?.price_jpy !== null,
    )
    expect(items.map(({ exchange, price_jpy, source }) => [exchange, price_jpy, source])).toEqual([
      ['bitflyer', 7_500_000, 'bitflyer'],
      ['coincheck', 7_502_000, 'coincheck'],
      ['bitbank', 7_501_000, 'bitbank'],
    ])
    expect(items[0]?.quoted_at).toBe('2026-05-01T00:00:00.500Z')
    expect(items[2]?.price_usd).toBeCloseTo(50_006.67, 1)
  })

  it('describes a coin as text, in the language of the host, with links', async () => {
    type Detail = Reply<Operations['getCoinDetail']>
    const path = '/api/market/item/bitcoin/detail'
    expect(await askJson<Detail>(site, path)).toEqual({
      description: 'Money of the internet.',
      categories: ['Currency'],
      links: { website: 'https://coin.example/', twitter: 'https://twitter.com/coin' },
      genesis_date: '2009-01-03',
      ath_usd: 70_000,
      ath_at: '2025-01-01T00:00:00.000Z',
    })
    expect(await askJson<Detail>(site, path, { host: 'localhost' })).toMatchObject({
      description: 'インターネットの通貨。',
    })
  })

  it('lists the exchanges of a coin, largest first, with one request for many visitors', async () => {
    const path = '/api/market/item/bitcoin/exchange'
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => askJson<Reply<Operations['getCoinMarkets']>>(site, path)),
    )
    expect(answers[4]?.items.map(({ exchange, volume_usd }) => [exchange, volume_usd])).toEqual([
      ['large', 90],
      ['small', 10],
    ])
    expect(fake.requested.filter(({ path: requested }) => requested.endsWith('/tickers'))).toHaveLength(1)
  })
})

describe('a faulty source', () => {
  it.each<Behaviour>(['silent', 'failing', 'busy', 'broken', 'empty'])(
    'by being %s leaves the last good quote, marked stale, and is believed again when it recovers',
    async (behaviour) => {
      const before = await bitcoin()
      const failed = await failures('quotes')
      later(11)
      fake.state.behaviour = behaviour
      await eventually(
        () => soon(() => failures('quotes')),
        (count) => count > failed,
      )
      expect(await bitcoin()).toEqual({ ...before, is_stale: true })
      const price = (before?.price_usd ?? 0) + 100
      later(11)
      quote(price)
      fake.state.behaviour = 'well'
      const recovered = await eventually(
        () => soon(bitcoin),
        (item) => item?.price_usd === price,
      )
      expect(recovered).toMatchObject({ is_stale: false })
    },
  )

  it('with an unexpected answer is used as far as it can be read, and a warning is logged', async () => {
    drifts.length = 0
    later(2)
    quote(61_000)
    fake.state.behaviour = 'other'
    expect(await bitcoinWhen((item) => item?.price_usd === 61_000)).toMatchObject({ market_cap_usd: 900 })
    const second = await eventually(
      async () => (await askJson<Found>(site, '/api/market/search?ids=second-coin')).items[0],
      (item) => item?.quoted_at === new Date(clock).toISOString(),
    )
    expect(second).toMatchObject({ price_usd: 2, market_cap_usd: null, series: [] })
    expect((await askJson<Found>(site, '/api/market/search')).total).toBe(2)
    expect(drifts).toContain('coins that could not be read')
  })

  it('that leaves out a price does not remove the known one', async () => {
    later(2)
    quote(62_000)
    await bitcoinWhen((item) => item?.price_usd === 62_000)
    drifts.length = 0
    later(2)
    quote(null)
    await eventually(
      async () => drifts.includes('coins without a price'),
      (stated) => stated,
    )
    expect(await bitcoin()).toMatchObject({ price_usd: 62_000 })
  })

  it('that fails keeps the stored details of a coin; for a coin without them the request fails', async () => {
    later(2 * 24 * 60)
    fake.state.behaviour = 'failing'
    const known = await ask(site, '/api/market/item/bitcoin/detail')
    expect(known.json()).toMatchObject({ genesis_date: '2009-01-03' })
    const unknown = await ask(site, '/api/market/item/second-coin/detail')
    expect(unknown).toBeProblem('source_unavailable', 'en')
  })
})

it('quotes become candles of five minutes, an hour and a day', async () => {
  type Candles = { time: number; open: number; high: number; low: number; close: number }[]
  const midnight = Date.UTC(2026, 6, 1)
  clock = midnight
  for (const price of [100, 130, 90, 110]) {
    quote(price)
    await bitcoinWhen((item) => item?.price_usd === price)
    later(2)
  }
  const start = midnight / 1000
  const chart = (unit: number) =>
    askJson<Candles>(
      site,
      `/api/coin-chart/bitcoin?type=candle&start=${start}&end=${start + 900}&unit=${unit}`,
    )
  expect(
    (await chart(300)).map(({ time, open, high, low, close }) => [time - start, open, high, low, close]),
  ).toEqual([
    [0, 100, 130, 90, 90],
    [300, 110, 110, 110, 110],
  ])
  for (const unit of [3600, 86_400]) {
    expect(await chart(unit)).toEqual([
      { time: start, open: 100, high: 130, low: 90, close: 110, volume: null },
    ])
  }
})
