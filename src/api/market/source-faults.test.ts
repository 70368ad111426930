import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFakeCoingecko, type FakeCoingecko } from '../../../tests/support/fake-coingecko.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../database/database.ts'
import type { Job } from '../jobs/job.ts'
import { coingeckoSource } from '../outbound/market/coingecko-source.ts'
import { candlesJob } from './candles/candles.jobs.ts'
import { historyJob } from './history.ingest.ts'
import { quotesJob } from './quotes.ingest.ts'

let database: Database
let fake: FakeCoingecko
let clock = Date.UTC(2026, 4, 1)
const now = () => new Date(clock)
const drifts: string[] = []
const onDrift = (what: string) => drifts.push(what)
let quotes: Job
let history: Job

interface Coin {
  readonly price?: number
  readonly cap?: number
  readonly at?: string
  readonly odd?: Readonly<Record<string, unknown>>
}

const list = (coins: Readonly<Record<string, Coin>>) => {
  fake.state.coins = Object.entries(coins).map(([id, { price = 10, cap = 1_000, at, odd }]) => ({
    id,
    symbol: id,
    name: id,
    price,
    cap,
    at: at ?? now().toISOString(),
    ...(odd && { odd }),
  }))
}
const run = (job: Job) =>
  job
    .run({ area: 'market', database, owner: 'one', now, isStopping: () => false })
    .then(() => 'well')
    .catch((error: unknown) => (error instanceof Error ? error.message : 'not even an error'))

const round = async (minutes = 2) => {
  const complaints: string[] = []
  clock += minutes * 60_000
  const pages = Math.ceil(fake.state.coins.length / fake.state.pageSize) + 1
  for (let page = 0; page < pages; page++) {
    const outcome = await run(quotes)
    if (outcome !== 'well') complaints.push(outcome)
    // Five seconds are longer than the pause after a failure, and shorter than the minute of a round.
    clock += 5_000
  }
  return complaints
}
const stored = async () =>
  Object.fromEntries(
    (
      await database.query<{
        coin_id: string
        price_usd: number
        market_cap_usd: number | null
        quoted_at: Date | null
        logo: string | null
      }>('select coin_id, price_usd, market_cap_usd, quoted_at, logo from coins')
    ).map(({ coin_id, ...row }) => [coin_id, row]),
  )
const priceOf = async (id: string) => (await stored())[id]?.price_usd
const agoOf = async (id: string) => clock - ((await stored())[id]?.quoted_at?.getTime() ?? 0)

beforeAll(async () => {
  database = await openTestDatabase()
  fake = await openFakeCoingecko()
  fake.state.pageSize = 2
  const source = coingeckoSource({
    url: fake.url,
    key: null,
    now,
    onDrift,
    timeoutMilliseconds: 60_000,
    pauseMilliseconds: 0,
  })
  quotes = quotesJob({ source, onDrift })
  history = historyJob({ source })
})
beforeEach(async () => {
  drifts.length = 0
  fake.requested.length = 0
  fake.state.fault = () => undefined
  await database.script('delete from coins; delete from job_claims')
})
afterAll(async () => {
  await database.close()
  await fake.close()
})

const six = { a: {}, b: {}, c: {}, d: {}, e: {}, f: {} }

describe('a round of quotes', () => {
  it('continues after a failed page, and logs it', async () => {
    fake.state.fault = ({ page }) => (page === 2 ? 'failing' : undefined)
    list(six)
    expect(await round()).toEqual([expect.stringContaining('answered 500')])
    expect(Object.keys(await stored()).toSorted()).toEqual(['a', 'b', 'e', 'f'])
    fake.state.fault = () => undefined
    expect(await round()).toEqual([])
    expect(Object.keys(await stored())).toHaveLength(6)
  })

  it('continues after an empty page before the end, and logs it', async () => {
    list(six)
    expect(await round()).toEqual([])
    fake.state.fault = ({ path, page }) =>
      path.endsWith('/markets') && page === 2 ? { body: [] } : undefined
    list({ ...six, e: { price: 20 } })
    expect(await round()).toEqual([expect.stringContaining('page 2')])
    expect(await priceOf('e')).toBe(20)
  })

  it('reads the valid fields of a row with a NUL, half a character or the year 0000', async () => {
    list({
      nul: { odd: { image: 'https://images.example/\0.png', name: 'N\0l' } },
      half: { odd: { image: 'https://images.example/\uD800.png' } },
      old: { at: '0000-01-01T00:00:00Z' },
      older: { at: '-271821-04-20T00:00:00Z' },
      well: {},
    })
    expect(await round()).toEqual([])
    expect(Object.keys(await stored()).toSorted()).toEqual(['half', 'nul', 'old', 'older', 'well'])
  })

  it('accepts any row, and stores all of them', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '\0', '\uD800', '\uDC00', '<', '日', '\u2028', '\\', ' '),
    })
    const anything = fc.oneof(
      text,
      fc.double(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      text.map((path) => `https://images.example/${path}`),
      fc.constant(null),
    )
    const fields = [
      'name',
      'image',
      'current_price',
      'market_cap',
      'total_volume',
      'high_24h',
      'last_updated',
    ]
    const odd = fc.record(
      Object.fromEntries([...fields, 'circulating_supply'].map((field) => [field, anything])),
    )
    const rows = fc.sample(odd, { numRuns: 80, seed: 7 })
    fake.state.pageSize = 250
    list(
      Object.fromEntries(rows.map((row, n) => [`coin-${n}`, { odd: { ...row, name: row['name'] ?? 'a' } }])),
    )
    expect(await round()).toEqual([])
    fake.state.pageSize = 2
    expect(drifts).not.toContain('coins that could not be stored')
    expect(Object.keys(await stored()).length).toBeGreaterThan(20)
  })

  it('stores all coins but the one that the database refuses', async () => {
    await database.script(`alter table coins add constraint test_only check (name <> 'bad')`)
    list({ good: {}, bad: {}, better: {} })
    await round()
    await database.script('alter table coins drop constraint test_only')
    expect(Object.keys(await stored()).toSorted()).toEqual(['better', 'good'])
    expect(drifts).toContain('coins that could not be stored')
  })

  it('logs every coin it drops, however many there are', async () => {
    fake.state.pageSize = 1
    list(Object.fromEntries(Array.from({ length: 63 }, (_, n) => [`coin-${n}`, {}])))
    await round()
    fake.state.pageSize = 2
    expect(Object.keys(await stored())).toHaveLength(63)
  })
})

describe('a time from the future', () => {
  it('is replaced by the time of the request', async () => {
    list({ a: { price: 1, at: '2099-01-01T00:00:00Z' } })
    await round()
    expect(await agoOf('a')).toBeLessThan(60_000)
    list({ a: { price: 2 } })
    await round()
    expect(await priceOf('a')).toBe(2)
    expect(drifts).toContain('times from the future')
  })

  it('that is already stored does not block newer quotes', async () => {
    list({ a: { price: 1 } })
    await round()
    await database.script(`update coins set quoted_at = '2099-01-01'`)
    list({ a: { price: 2 } })
    await round()
    expect(await priceOf('a')).toBe(2)
    expect(await agoOf('a')).toBeLessThan(60_000 * 3)
  })
})

describe('the past of coins', () => {
  it('continues after a coin that the source no longer knows, and retries it later', async () => {
    list({ gone: { cap: 900 }, here: { cap: 800 } })
    await round()
    fake.state.fault = ({ path }) =>
      path.includes('/coins/gone/') ? { status: 404, body: { error: 'coin not found' } } : undefined
    const marked = async () =>
      (
        await database.query<{ coin_id: string }>('select coin_id from coins where history_at is not null')
      ).map(({ coin_id: id }) => id)
    expect(await run(history)).toContain('404')
    clock += 60_000
    expect(await run(history)).toBe('well')
    expect(await marked()).toEqual(['here'])
    const requestedFor = () => fake.requested.filter(({ path }) => path.includes('/coins/gone/')).length
    const before = requestedFor()
    clock += 60_000
    await run(history)
    expect(requestedFor()).toBe(before)
    fake.state.fault = () => undefined
    clock += 3_600_000
    await run(history)
    expect((await marked()).toSorted()).toEqual(['gone', 'here'])
  })

  it('is not completed by an empty answer', async () => {
    list({ a: {} })
    await round()
    fake.state.fault = ({ path }) =>
      path.endsWith('/market_chart')
        ? { body: { status: { error_code: 500, error_message: 'later' } } }
        : undefined
    expect(await run(history)).toContain('market_chart')
    expect(await database.query('select 1 from coins where history_at is not null')).toEqual([])
  })
})

describe('implausible figures', () => {
  it('become unknown, and are in no candle', async () => {
    list({
      huge: { price: 1e300, cap: 1.7e308 },
      huger: { cap: 1.7e308, odd: { total_volume: 1e308, price_change_percentage_24h: -1e200 } },
      well: { price: 3 },
    })
    await round()
    expect(await stored()).toMatchObject({
      huger: { market_cap_usd: null, price_usd: 10 },
      well: { price_usd: 3 },
    })
    const [highest] = await database.query<{ high: number }>('select max(high) as high from candles')
    expect(highest?.high).toBe(10)
    expect(drifts).toContain('figures out of all bounds')
  })

  it('such as a market cap of trillions without trade are unknown', async () => {
    list({
      ghost: { cap: 3.3e12, odd: { total_volume: 12 } },
      bitcoin: { cap: 2e12, odd: { total_volume: 3e10 } },
    })
    await round()
    expect(await stored()).toMatchObject({
      ghost: { market_cap_usd: null },
      bitcoin: { market_cap_usd: 2e12 },
    })
    expect(drifts).toContain('market caps without trade')
  })

  it('such as a price a hundred times the last one are accepted when a second round confirms them', async () => {
    list({ a: { price: 5 } })
    await round()
    list({ a: { price: 500 } })
    await round()
    expect(await priceOf('a')).toBe(5)
    expect(drifts).toContain('jumps that wait for a second round')
    list({ a: { price: 6 } })
    await round()
    expect(await priceOf('a')).toBe(6)
    for (const price of [700, 710]) {
      list({ a: { price } })
      await round()
    }
    expect(await priceOf('a')).toBe(710)
  })

  it('are removed from stored candles', async () => {
    list({ a: { price: 5 } })
    await round()
    await database.script(`update candles set high = 1e300;
      insert into candles (coin, unit, time, open, high, low, close)
      select coin_no, 300, 4102444800, 1, 1, 1, 1 from coins
      union all select coin_no, 300, 1777593300, 1e200, 1e200, 1, 1e200 from coins`)
    await run(candlesJob)
    expect(await database.query('select high from candles group by high')).toEqual([{ high: 5 }])
  })
})
