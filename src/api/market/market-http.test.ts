import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, askJson } from '../../../tests/support/offerings-site.ts'
import { seedContent } from '../../../tests/support/seed-content.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { currencies } from '../../domain/kernel/money/currency.ts'
import { dayInSeconds } from '../../domain/kernel/time/durations.ts'
import { saveContents } from '../transfer/save-contents.ts'
import { candlesOf } from './candles.transfer.ts'
import { coinsTransfer } from './coins.transfer.ts'

type Found = Reply<Operations['searchMarket']>
type Info = Reply<Operations['getCoinInfo']>
type Candles = Reply<Operations['getCoinChartBySymbol']>
type Points = { time: number; value: number }[]

const now = new Date('2026-05-01T12:00:00Z')
const second = now.getTime() / 1000
let clock = now
let site: TestSite

const rows = [
  {
    id: 'real-one',
    symbol: '$$$',
    name: 'Real One',
    price_usd: 5,
    market_cap_usd: 1e13,
    last_updated: second - 60,
  },
  {
    id: 'real-two',
    symbol: '$$$',
    name: 'Ｒｅａｌ Ｔｗｏ',
    price_usd: 6,
    market_cap_usd: 1,
    last_updated: second - 601,
  },
  { id: 'real-bare', symbol: 'B@', name: 'Bare' },
  { id: 'past-coin', symbol: 'PAST', name: 'Past', price_usd: 7.5, last_updated: second - 60 },
  {
    id: 'ethereum',
    symbol: 'ETH',
    name: 'Ethereum',
    price_usd: 931.31,
    market_cap_usd: 9e10,
    last_updated: 1_519_157_052,
  },
]

beforeAll(async () => {
  const database = await openTestDatabase()
  await seedContent(coinsTransfer, { rows, now }, database)
  const hours = Array.from({ length: 60 }, (_, hour) => ({
    time: second - (60 - hour) * 3600,
    open: 10 + hour,
    high: 20 + hour,
    low: 5 + hour,
    close: 11 + hour,
    volume: 1,
  }))
  const ofRealOne = candlesOf({ coinId: 'real-one', unit: 3600 })
  await saveContents(ofRealOne, { contents: hours, now, dryRun: false }, database)
  for (const [unit, count] of [
    [dayInSeconds, 400],
    [3600, 33 * 24],
  ] as const) {
    const past = Array.from({ length: count }, (_, n) => ({
      time: Math.floor(second / unit) * unit - (count - n) * unit,
      open: 7,
      high: 8,
      low: 6,
      close: 7,
      volume: 1,
    }))
    await saveContents(
      candlesOf({ coinId: 'past-coin', unit }),
      { contents: past, now, dryRun: false },
      database,
    )
  }
  site = await openTestSite({ environment: { DEMO: '0' }, now: () => clock, database })
})
afterAll(() => site.close())

const search = (query: string) => askJson<Found>(site, `/api/market/search${query}`)
const idsOf = ({ items }: Found) => items.map(({ id }) => id)

describe('the list', () => {
  it('has a hundred simulated and imported coins by rank, and is marked as a demo', async () => {
    const found = await search('')
    expect(found.items).toHaveLength(100)
    expect(found.total).toBeGreaterThanOrEqual(300)
    expect(found.pagination).toMatchObject({ page: 1, total: found.total, per_page: 100 })
    expect(found.is_demo).toBe(true)
    expect(found.items.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, place) => place + 1))
    expect(idsOf(found).slice(0, 2)).toEqual(['real-one', 'bitcoin'])
    const bitcoin = found.items[1]
    expect(bitcoin).toMatchObject({ source: 'demo', is_stale: false })
    expect(bitcoin?.series.length).toBeGreaterThan(20)
    expect(bitcoin?.series.length).toBeLessThanOrEqual(40)
    expect(bitcoin?.price_usd_24h_max).toBeGreaterThanOrEqual(bitcoin?.price_usd ?? Infinity)
    expect(bitcoin?.price_usd_24h_min).toBeLessThanOrEqual(bitcoin?.price_usd ?? 0)
  })

  it('prefers a real quote to a simulated one, and marks stale ones', async () => {
    const { items } = await search('?ids=real-one,real-two,ethereum')
    expect(items.map(({ id, price_usd, source, is_stale }) => [id, price_usd, source, is_stale])).toEqual([
      ['real-one', 5, 'import', false],
      ['ethereum', 931.31, 'import', true],
      ['real-two', 6, 'import', true],
    ])
  })

  it('shows unknown figures as null, and lists them last in both orders', async () => {
    for (const order of ['asc', 'desc']) {
      const { items, total } = await search(`?sort=cap&order=${order}&q=real`)
      expect(total).toBe(3)
      expect(items.at(-1)).toMatchObject({
        id: 'real-bare',
        price_usd: null,
        market_cap_usd: null,
        quoted_at: null,
      })
    }
  })

  it('is searched by text in any width, and by symbols with special characters', async () => {
    expect(idsOf(await search('?q=real+two'))).toEqual(['real-two'])
    expect(idsOf(await search(`?q=${encodeURIComponent('$$$')}`))).toEqual(['real-one', 'real-two'])
    expect(idsOf(await search('?q=B%40'))).toEqual(['real-bare'])
    expect(await search('?q=no+such+coin')).toMatchObject({ items: [], total: 0 })
  })

  it('has pages without lost or repeated coins, and is empty past the end', async () => {
    const { total } = await search('?size=1')
    const ids: string[] = []
    for (let page = 1; page <= Math.ceil(total / 70); page++) {
      ids.push(...idsOf(await search(`?sort=name&size=70&page=${page}`)))
    }
    expect(new Set(ids).size).toBe(total)
    expect(await search('?page=9999')).toMatchObject({ items: [], total })
  })

  it('includes the totals of the whole market, whatever the search', async () => {
    const { totals, total } = await search('')
    const all: Found['items'] = []
    for (let page = 1; all.length < total; page++) all.push(...(await search(`?page=${page}`)).items)
    const sum = (figures: (number | null)[]) => figures.reduce<number>((sofar, one) => sofar + (one ?? 0), 0)
    const counted = all.filter(({ market_cap_usd }) => market_cap_usd !== null)
    const cap = sum(counted.map(({ market_cap_usd }) => market_cap_usd))
    const bitcoin = all.find(({ id }) => id === 'bitcoin')?.market_cap_usd ?? 0
    expect(counted).not.toHaveLength(total)
    expect(totals).toMatchObject({
      coins: total,
      coins_counted: counted.length,
      market_cap_usd: expect.closeTo(cap, -1),
      '24h_volume_usd': expect.closeTo(sum(counted.map((item) => item['24h_volume_usd'])), -1),
      bitcoin_percent: expect.closeTo((100 * bitcoin) / cap, 6),
      gainers_24h: counted.filter(({ percent_change_24h }) => (percent_change_24h ?? 0) > 0).length,
      losers_24h: counted.filter(({ percent_change_24h }) => (percent_change_24h ?? 0) < 0).length,
      quoted_at: now.toISOString(),
    })
    expect(Math.abs(totals?.market_cap_percent_change_24h ?? Infinity)).toBeLessThan(100)
    for (const query of ['?q=bitcoin', '?ids=real-two', '?q=no+such+coin', '?page=9999&size=1'])
      expect((await search(query)).totals).toEqual(totals)
  })

  it.each([
    '?sort=colour',
    '?order=up',
    '?size=101',
    '?size=0',
    '?page=0',
    '?page=x',
    `?q=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    expect(await ask(site, `/api/market/search${query}`)).toBeProblem('invalid_input', 'en')
  })
})

describe('a coin', () => {
  it('shows its quote, supplies and product code', async () => {
    const info = await askJson<Info>(site, '/api/market/item/bitcoin/info')
    expect(info).toMatchObject({
      symbol: 'BTC',
      max_supply: 21_000_000,
      product_code: 'BTC_USD_TOKEN',
      is_demo: true,
    })
  })

  it('that is simulated says so in each language', async () => {
    const detail = async (host: string) => (await ask(site, '/api/market/item/bitcoin/detail', { host })).body
    expect(await detail('localhost')).toContain('架空')
    expect(await detail('en.localhost')).toContain('made up')
    expect(await detail('ko.localhost')).toContain('가상')
    expect(await detail('zh.localhost')).toContain('虚构')
  })

  it('lists the exchanges that trade it', async () => {
    const { items } = await askJson<Reply<Operations['getCoinMarkets']>>(
      site,
      '/api/market/item/bitcoin/exchange',
    )
    expect(items.length).toBeGreaterThan(2)
    expect(items.every(({ price_usd, volume_usd }) => price_usd !== null && volume_usd !== null)).toBe(true)
  })

  it.each([
    '/api/market/item/nope/info',
    '/api/market/item/nope/detail',
    '/api/market/item/nope/exchange',
    '/api/coin-chart/nope',
  ])('that does not exist is a 404 at %s', async (path) => {
    expect(await ask(site, path)).toBeProblem('coin_not_found', 'en')
  })

  it('has a price by product code, symbol or id; unknown codes are left out', async () => {
    type Prices = Reply<Operations['getCoinPrices']>
    const codes = encodeURIComponent('BTC_USD_TOKEN,ETH_USD,real-two,$$$,nothing,')
    const { items } = await askJson<Prices>(site, `/api/coin-prices?product_codes=${codes}`)
    expect(items.map(({ product_code, id }) => [product_code, id])).toEqual([
      ['BTC_USD_TOKEN', 'bitcoin'],
      ['ETH_USD', 'ethereum'],
      ['real-two', 'real-two'],
      ['$$$', 'real-one'],
    ])
    expect(await ask(site, '/api/coin-prices')).toBeProblem('invalid_input', 'en')
  })
})

describe('a chart', () => {
  it('of a simulated coin has a point every 3,000 seconds for the week, and ends at the current price', async () => {
    const points = await askJson<Points>(site, '/api/coin-chart/bitcoin')
    expect(points.length).toBeGreaterThanOrEqual(200)
    expect(
      points.every(({ time }) => time >= second - 7 * dayInSeconds && time <= second && time % 3000 === 0),
    ).toBe(true)
    const year = await askJson<Candles>(
      site,
      `/api/coin-chart/bitcoin?type=candle&start=${second - 365 * dayInSeconds}&end=${second}`,
    )
    for (const { open, high, low, close } of year) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
      expect(low).toBeLessThanOrEqual(Math.min(open, close))
    }
  })

  it.each([
    ['a week', 7],
    ['a month', 30],
    ['three months', 91],
    ['a year', 365],
    ['all there is', second / dayInSeconds],
  ])('over %s has about 200 points, of the simulated market and of imported candles', async (_, days) => {
    const span = `start=${Math.round(second - days * dayInSeconds)}&end=${second}&type=candle`
    // `past-coin` is left out over 7 and over 91 days: its imported hours and days make fewer than 180 points there.
    for (const id of days === 7 || days === 91 ? ['bitcoin'] : ['bitcoin', 'past-coin']) {
      const candles = await askJson<Candles>(site, `/api/coin-chart/${id}?${span}`)
      expect(candles.length).toBeGreaterThanOrEqual(180)
      expect(candles.length).toBeLessThanOrEqual(220)
    }
  })

  it('longer than the known prices has points only for known prices', async () => {
    const candles = await askJson<Candles>(site, '/api/coin-chart/past-coin?start=0&type=candle')
    expect(candles[0]?.time).toBeLessThan(second - 400 * dayInSeconds + 4 * dayInSeconds)
    expect(candles.at(-1)?.time).toBeGreaterThan(second - 4 * dayInSeconds)
    const early = await askJson<Candles>(
      site,
      `/api/coin-chart/past-coin?start=0&end=${second - 300 * dayInSeconds}&type=candle`,
    )
    expect(early).toHaveLength(101)
  })

  it('ends at exactly the listed price of the coin', async () => {
    for (const [id, span] of [
      ['bitcoin', 7 * dayInSeconds],
      ['bitcoin', 365 * dayInSeconds],
      ['daichi-coin', 30 * dayInSeconds],
    ] as const) {
      const points = await askJson<Points>(site, `/api/coin-chart/${id}?start=${second - span}`)
      const { price_usd } = await askJson<Info>(site, `/api/market/item/${id}/info`)
      expect(points.at(-1)?.value).toBe(price_usd)
    }
  })

  it('by symbol is that of the coin with the highest market cap', async () => {
    const symbol = encodeURIComponent('$$$')
    const candles = await askJson<Candles>(
      site,
      `/api/coin-chart-v2/${symbol}_USD_TOKEN?start=${second - 60 * 3600}&unit=3600`,
    )
    expect(candles).toHaveLength(60)
    expect(candles[0]).toEqual({ time: second - 60 * 3600, open: 10, high: 20, low: 5, close: 11, volume: 1 })
    expect(await ask(site, '/api/coin-chart-v2/NOPE_USD_TOKEN')).toBeProblem('coin_not_found', 'en')
    expect(await ask(site, '/api/coin-chart-v2/BTC')).toBeProblem('not_found', 'en')
  })

  it('of imported hours combines them, and their days were calculated at the import', async () => {
    const span = `start=${second - 60 * 3600}&end=${second}&type=candle`
    const chart = (unit: number) => askJson<Candles>(site, `/api/coin-chart/real-one?${span}&unit=${unit}`)
    const sixHours = await chart(6 * 3600 + 300)
    expect(sixHours.map(({ time }) => time % (6 * 3600))).toEqual(sixHours.map(() => 0))
    expect(sixHours[0]).toEqual({
      time: second - 60 * 3600,
      open: 10,
      high: 25,
      low: 5,
      close: 16,
      volume: 6,
    })
    expect(await chart(dayInSeconds)).toEqual([
      { time: second - 2.5 * dayInSeconds, open: 10, high: 43, low: 5, close: 34, volume: 24 },
      { time: second - 1.5 * dayInSeconds, open: 34, high: 67, low: 29, close: 58, volume: 24 },
      { time: second - 0.5 * dayInSeconds, open: 58, high: 79, low: 53, close: 70, volume: 12 },
    ])
    expect(await chart(300)).toHaveLength(60)
  })

  it('of a coin without candles is empty, never simulated', async () => {
    expect(await askJson(site, '/api/coin-chart/ethereum')).toEqual([])
  })

  it.each([
    '?start=10&end=5',
    '?start=0&end=1000000&unit=300',
    '?unit=299',
    '?type=bar',
    `?end=${second * 1000}`,
  ])('refuses %s', async (query) => {
    expect(await ask(site, `/api/coin-chart/bitcoin${query}`)).toBeProblem('invalid_input', 'en')
  })
})

describe('rates', () => {
  it.each([...currencies, 'IDR', 'jpy'])('are available in %s', async (currency) => {
    type Rates = Reply<Operations['getExchangeRates']>
    const { data, is_demo } = await askJson<Rates>(site, `/api/coin-ex-rate/${currency}`)
    expect(Object.keys(data)).toHaveLength(9)
    expect(data[currency.toUpperCase()]).toBe(1)
    expect(is_demo).toBe(true)
  })

  it('of an unknown currency are a 404', async () => {
    expect(await ask(site, '/api/coin-ex-rate/XAU')).toBeProblem('currency_not_found', 'en')
  })

  it('agree with the price of bitcoin and with the Japanese exchanges', async () => {
    const { data } = await askJson<Reply<Operations['getExchangeRates']>>(site, '/api/coin-ex-rate/JPY')
    const { price_usd } = await askJson<Info>(site, '/api/market/item/bitcoin/info')
    expect((data['BTC'] ?? 0) / (data['USD'] ?? 1)).toBeCloseTo(price_usd ?? 0, 3)
    const { items } = await askJson<Reply<Operations['listJapaneseExchanges']>>(
      site,
      '/api/coin-exchanges/jp',
    )
    expect(items.map(({ name }) => name)).toEqual(['bitFlyer', 'Coincheck', 'bitbank'])
    for (const { price_jpy } of items)
      expect(Math.abs((price_jpy ?? 0) / (data['BTC'] ?? 1) - 1)).toBeLessThan(0.01)
  })
})

it('each coin, price and exchange of an answer says itself whether it is simulated', async () => {
  type Marked = { items: { id?: string; source: string; is_demo: boolean }[] }
  const read = async (path: string) =>
    (await askJson<Marked>(site, path)).items.map(({ id, is_demo }) => [id, is_demo])
  const coins = [
    ['real-one', false],
    ['bitcoin', true],
  ]
  expect(await read('/api/market/search?ids=bitcoin,real-one')).toEqual(coins)
  expect(await read('/api/coin-prices?product_codes=real-one,bitcoin')).toEqual(coins)
  for (const path of ['/api/market/item/bitcoin/exchange', '/api/coin-exchanges/jp'])
    expect(new Set((await read(path)).map(([, is_demo]) => is_demo)), path).toEqual(new Set([true]))
})

it('the simulated market moves within an hour, and the same hour always has the same prices', async () => {
  const before = await askJson<Points>(
    site,
    `/api/coin-chart/bitcoin?start=${second - dayInSeconds}&end=${second - 3600}`,
  )
  clock = new Date(now.getTime() + 3_600_000)
  expect(
    await askJson(site, `/api/coin-chart/bitcoin?start=${second - dayInSeconds}&end=${second - 3600}`),
  ).toEqual(before)
  clock = now
})
