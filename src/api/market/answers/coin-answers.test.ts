import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openFakeCoingecko,
  fakeCoingeckoSource,
  type FakeCoingecko,
} from '../../../../tests/support/fake-coingecko.ts'
import { ask, eventually } from '../../../../tests/support/offerings-site.ts'
import { openTestSite, type TestSite } from '../../../../tests/support/test-site.ts'

const coinCount = 200
let clock = Date.UTC(2026, 4, 1)
const now = () => new Date(clock)
let fake: FakeCoingecko
let site: TestSite

const quote = (price: number) => {
  fake.state.coins = Array.from({ length: coinCount }, (_, n) => ({
    id: `coin-${n}`,
    symbol: `c${n}`,
    name: `Coin ${n}`,
    price,
    at: now().toISOString(),
  }))
}
const detail = (n: number) => ask(site, `/api/market/item/coin-${n}/detail`)
const exchanges = (n: number) => ask(site, `/api/market/item/coin-${n}/exchange`)
const priceOf = async (n: number) => {
  const answer = await ask(site, `/api/market/item/coin-${n}/info`)
  return answer.statusCode === 200 ? answer.json<{ price_usd: number }>().price_usd : undefined
}
const timed = async <Answer>(requested: Promise<Answer>) => {
  const from = performance.now()
  const answer = await requested
  return { answer, took: performance.now() - from }
}
const isVisitors = ({ path }: { path: string }) => /\/coins\/coin-\d+(\/tickers)?$/.test(path)
/** The limit of this test for a reply that a visitor gets within a second; it is longer because a test machine may be busy. */
const atMost = 15_000

beforeAll(async () => {
  fake = await openFakeCoingecko()
  quote(10)
  site = await openTestSite({
    environment: { DEMO: '0' },
    now,
    marketSource: fakeCoingeckoSource(fake, { now, pauseMilliseconds: 30 }),
  })
  await eventually(
    () => priceOf(0),
    (price) => price === 10,
  )
})
beforeEach(() => {
  fake.state.fault = () => undefined
  fake.requested.length = 0
})
afterAll(async () => {
  await site.close()
  await fake.close()
})

describe('a visitor who opens a coin', () => {
  it('gets the stored answer immediately, and the new one the next time', async () => {
    expect(
      (
        await eventually(
          () => detail(1),
          ({ statusCode }) => statusCode === 200,
        )
      ).json(),
    ).toMatchObject({
      genesis_date: '2009-01-03',
    })
    clock += 2 * 86_400_000
    fake.state.fault = (requested) =>
      isVisitors(requested) ? { body: { id: 'coin-1', genesis_date: '2010-02-02' } } : undefined
    expect((await detail(1)).json()).toMatchObject({ genesis_date: '2009-01-03' })
    await eventually(
      async () => (await detail(1)).json<{ genesis_date: string }>().genesis_date,
      (date) => date === '2010-02-02',
    )
  })

  it('keeps the stored answer when the source answers 200 with an error', async () => {
    await eventually(
      () => exchanges(2),
      ({ statusCode }) => statusCode === 200,
    )
    await eventually(
      () => detail(2),
      ({ statusCode }) => statusCode === 200,
    )
    const [facts, tickers] = [
      (await detail(2)).json<object>(),
      (await exchanges(2)).json<{ items: object[] }>(),
    ]
    clock += 2 * 86_400_000
    fake.state.fault = (requested) =>
      isVisitors(requested)
        ? { body: { status: { error_code: 10005, error_message: 'not now' } } }
        : undefined
    for (const answer of [await detail(2), await detail(2)]) expect(answer.json()).toEqual(facts)
    await eventually(
      async () => fake.requested.filter(isVisitors).length,
      (count) => count > 0,
    )
    await exchanges(2)
    await eventually(
      async () => fake.requested.filter(isVisitors).length,
      (count) => count > 1,
    )
    expect((await exchanges(2)).json<{ items: object[] }>().items).toHaveLength(tickers.items.length)
    expect((await detail(2)).json()).toEqual(facts)
    expect(await detail(3)).toBeProblem('source_unavailable', 'en')
  })

  it('waits at most a second for a source that hangs', async () => {
    fake.state.fault = (requested) => (isVisitors(requested) ? 'silent' : undefined)
    const { answer, took } = await timed(detail(4))
    expect(answer).toBeProblem('source_unavailable', 'en')
    expect(took).toBeLessThan(atMost)
  })

  it('is one of 400 at once: all are answered soon, quotes continue, and the source gets few requests', async () => {
    fake.state.fault = (requested) => (isVisitors(requested) ? 'silent' : undefined)
    const all = Array.from({ length: coinCount }, (_, n) => [detail(n), exchanges(n)]).flat()
    const { answer, took } = await timed(Promise.all(all))
    expect(answer.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503)).toEqual([])
    expect(took).toBeLessThan(atMost * 2)
    clock += 120_000
    quote(11)
    await eventually(
      () => priceOf(0),
      (price) => price === 11,
    )
    expect(fake.requested.filter(isVisitors).length).toBeLessThan(25)
  })
})
