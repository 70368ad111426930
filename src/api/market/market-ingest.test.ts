import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFakeCoingecko, type FakeCoingecko } from '../../../tests/support/fake-coingecko.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { storedUnits } from '../../domain/market/chart/chart-unit.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import type { Job } from '../jobs/job.ts'
import { coingeckoSource } from '../outbound/market/coingecko-source.ts'
import { candlesJob } from './candles/candles.jobs.ts'
import { storedCandles } from './candles/candles.store.ts'
import { replaceCandles } from './candles/imported-candles.store.ts'
import { historyJob } from './history.ingest.ts'
import { quotesJob } from './quotes.ingest.ts'

let database: Database
let fake: FakeCoingecko
let clock = Date.UTC(2026, 4, 1, 0, 10)
const now = () => new Date(clock)
const source = () =>
  coingeckoSource({
    url: fake.url,
    key: null,
    now,
    onDrift: () => {},
    timeoutMilliseconds: 20_000,
    pauseMilliseconds: 0,
  })
const run = (job: Job, owner: string) =>
  job.run({ area: 'market', database, owner, now, isStopping: () => false })
const prices = async () =>
  Object.fromEntries(
    (
      await database.query<{ coin_id: string; price_usd: number }>('select coin_id, price_usd from coins')
    ).map(({ coin_id, price_usd }) => [coin_id, price_usd]),
  )
const quote = (price: number) => {
  fake.state.coins = ['one', 'two', 'three'].map((id, place) => ({
    id,
    symbol: id,
    name: id,
    price: price + place,
    cap: 100 - place,
    at: now().toISOString(),
  }))
}

beforeAll(async () => {
  database = await openTestDatabase()
  await migrate({ database })
  fake = await openFakeCoingecko()
  fake.state.pageSize = 1
})
afterAll(async () => {
  await database.close()
  await fake.close()
})

describe('quotes', () => {
  it('are imported page by page, and another instance continues with the next page', async () => {
    quote(10)
    expect(await run(quotesJob({ source: source(), onDrift: () => {} }), 'a')).toBe(true)
    expect(await run(quotesJob({ source: source(), onDrift: () => {} }), 'b')).toBe(false)
    expect(await prices()).toEqual({ one: 10 })
    await database.script(`update job_claims set claimed_until = now()`)
    expect(await run(quotesJob({ source: source(), onDrift: () => {} }), 'b')).toBe(true)
    expect(await prices()).toEqual({ one: 10, two: 11 })
    await run(quotesJob({ source: source(), onDrift: () => {} }), 'b')
    await run(quotesJob({ source: source(), onDrift: () => {} }), 'b')
    expect(await prices()).toEqual({ one: 10, two: 11, three: 12 })
    expect(fake.requested.filter(({ path }) => path.endsWith('/coins/markets'))).toHaveLength(4)
  })

  it('start again a minute after the round began, and not before', async () => {
    quote(20)
    expect(await run(quotesJob({ source: source(), onDrift: () => {} }), 'b')).toBe(false)
    clock += 60_000
    quote(20)
    expect(await run(quotesJob({ source: source(), onDrift: () => {} }), 'b')).toBe(true)
    expect(await prices()).toMatchObject({ one: 20, two: 11 })
  })

  it('that are older than the stored ones change nothing', async () => {
    clock += 600_000
    quote(30)
    fake.state.coins = fake.state.coins.map((coin) => ({ ...coin, at: '2020-01-01T00:00:00Z' }))
    await run(quotesJob({ source: source(), onDrift: () => {} }), 'b')
    expect(await prices()).toMatchObject({ one: 20, two: 11 })
  })
})

it('the past of the largest coin is imported first, once, and stored candles are kept', async () => {
  const first = { coinId: 'one', unit: 300 as const, start: 1_777_593_600, end: 1_777_593_900, bucket: 300 }
  const known = { time: first.start, open: 1, high: 1, low: 1, close: 1, volume: 1 }
  await replaceCandles({ coinId: 'one', unit: 300, candles: [known] }, database)
  expect(await run(historyJob({ source: source() }), 'a')).toBe(true)
  expect(await storedCandles(first, database)).toEqual([
    known,
    { time: first.end, open: 44, high: 44, low: 44, close: 44, volume: null },
  ])
  const marked = await database.query('select coin_id from coins where history_at is not null')
  expect(marked).toEqual([{ coin_id: 'one' }])
})

it('candles of five minutes are kept for 30 days, hours for a year, days and imported ones forever', async () => {
  const end = Math.floor(clock / 86_400_000) * 86_400
  const ages = [10, 40, 400]
  const candles = (unit: number) =>
    ages.map((age) => ({
      time: end - age * 86_400 + (86_400 % unit),
      open: 1,
      high: 1,
      low: 1,
      close: 1,
      volume: null,
    }))
  for (const unit of storedUnits) {
    for (const coinId of ['two', 'three'])
      await replaceCandles({ coinId, unit, candles: candles(unit) }, database)
  }
  await database.script(
    `update candles set imported = false where coin = (select coin_no from coins where coin_id = 'two')`,
  )
  expect(await run(candlesJob, 'a')).toBe(true)
  const left = async (coinId: string) =>
    Promise.all(
      storedUnits.map(async (unit) => {
        const kept = await storedCandles({ coinId, unit, bucket: unit, start: 0, end }, database)
        return ages.filter((age) => kept.some(({ time }) => time === end - age * 86_400))
      }),
    )
  expect(await left('two')).toEqual([[10], [10, 40], [10, 40, 400]])
  expect(await left('three')).toEqual([ages, ages, ages])
})
