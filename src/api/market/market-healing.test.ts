import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  openFakeCoingecko,
  fakeCoingeckoSource,
  type FakeCoingecko,
} from '../../../tests/support/fake-coingecko.ts'
import { ask, askJson, eventually } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'

const began = Date.UTC(2026, 4, 1)
let clock = began
const now = () => new Date(clock)
let fake: FakeCoingecko
let site: TestSite

const stored = `
  insert into coins (coin_id, symbol, name, price_usd, volume_24h_usd, market_cap_usd, quoted_at, source) values
    ('huge', 'H', 'Huge', 1e300, 1e308, 1.7e308, '2026-05-01', 'coingecko'),
    ('huger', 'H', 'Huger', 1, 1e308, 1.7e308, '2026-05-01', 'coingecko'),
    ('ghost', 'G', 'Ghost', 1, 12, 3.3e12, '2026-05-01', 'coingecko'),
    ('future', 'F', 'Future', 1, 12, 700, '2099-01-01', 'coingecko'),
    ('largest', 'L', 'Largest', 1, 1e9, 2e12, '2026-05-01', 'coingecko');
  insert into coins (coin_id, symbol, name, price_usd, quoted_at, source)
    select 'left-' || n, 'X', 'Left', 1, '2026-04-30T23:00:00Z', 'coingecko' from generate_series(1, 20) as n;
  insert into yen_tickers (exchange, price, quoted_at, source) values ('coincheck', 1, '2099-01-01', 'coincheck')`

beforeAll(async () => {
  fake = await openFakeCoingecko()
  fake.state.coins = ['largest', 'future'].map((id) => ({
    id,
    symbol: id,
    name: id,
    price: 2,
    cap: 900,
    at: now().toISOString(),
  }))
  fake.state.fault = ({ path }) => (path === '/bitflyer' ? 'failing' : undefined)
  const database = await openTestDatabase()
  await database.script(stored)
  site = await openTestSite({
    environment: { DEMO: '0' },
    now,
    database,
    marketSource: fakeCoingeckoSource(fake, { now }),
  })
})
afterAll(async () => {
  await site.close()
  await fake.close()
})

type Found = Reply<Operations['searchMarket']>
type Exchanges = Reply<Operations['listJapaneseExchanges']>
const yen = async () => (await askJson<Exchanges>(site, '/api/coin-exchanges/jp')).items
const metric = async (name: string) => {
  const { body } = await ask(site, '/metrics')
  const line = body.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

it('implausible stored figures are not shown', async () => {
  const { items, totals } = await askJson<Found>(site, '/api/market/search')
  const ranks = Object.fromEntries(items.map(({ id, rank }) => [id, rank]))
  expect(ranks).toMatchObject({ largest: 1, ghost: null, huge: null, huger: null })
  expect(totals?.market_cap_usd).toBeLessThan(3e12)
  expect(JSON.stringify({ items, totals, yen: await yen() })).not.toMatch(/2099|e\+30/)
})

it('a quote and an exchange price with a future time are replaced by current ones', async () => {
  const future = async () => (await askJson<Found>(site, '/api/market/search?ids=future')).items[0]
  expect(await eventually(future, (item) => item?.price_usd === 2)).toMatchObject({
    quoted_at: new Date(began).toISOString(),
  })
  await eventually(yen, (items) => items.some(({ price_jpy }) => price_jpy === 7_502_000))
})

it('the age of the list is that of most quotes, not of the newest', async () => {
  await eventually(
    async () => (await askJson<Found>(site, '/api/market/search?ids=future')).items[0],
    (item) => item?.price_usd === 2,
  )
  expect(await metric('market_quote_age_seconds')).toBe(3_600)
})

it('one failing exchange is counted by name and warned about once, while the others continue', async () => {
  const failures = () => metric('market_job_failures_total{job="bitflyer"}')
  for (const times of [1, 2, 3]) {
    await eventually(failures, (count) => (count ?? 0) >= times)
    clock += 60_000
  }
  expect(await metric('market_job_failures_total{job="coincheck"}')).toBeUndefined()
  const warnings = site.log.filter(({ level, job }) => level >= 40 && job === 'market bitflyer')
  expect(warnings).toHaveLength(1)
  expect(await metric('market_exchange_age_seconds{exchange="bitbank"}')).toBe((clock - began) / 1000)
  fake.state.fault = () => undefined
  clock += 600_000
  await eventually(yen, (items) => items.every(({ price_jpy }) => price_jpy !== null))
})
