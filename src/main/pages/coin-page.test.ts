import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { openFakeCoingecko, sourceAsking, type FakeCoingecko } from '../../../tests/support/fake-coingecko.ts'
import { ask, eventually } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'

const now = () => new Date('2026-05-01T10:24:00Z')
let fake: FakeCoingecko
let site: TestSite

beforeAll(async () => {
  fake = await openFakeCoingecko()
  const at = now().toISOString()
  fake.state.coins = [{ id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', price: 50_000, at }]
  const marketSource = sourceAsking(fake, { now })
  site = await openBuiltSite({ DEMO: '0' }, { now, marketSource })
})
afterAll(async () => {
  await site.close()
  await fake.close()
})

const open = async () => ask(site, '/market/bitcoin', { host: 'en.localhost' })
const away = 'Not available right now.'

it('a coin page comes without what the source does not tell, and is whole as soon as it does', async () => {
  let answerNow = () => {}
  const held = new Promise<undefined>((answer) => {
    answerNow = () => answer(undefined)
  })
  fake.state.fault = ({ path }) => (/\/coins\/bitcoin(\/tickers)?$/.test(path) ? held : undefined)
  const first = await eventually(open, ({ statusCode }) => statusCode === 200)
  expect(first.body).toContain('Prices by exchange')
  expect(first.body).toContain('About Bitcoin')
  expect(first.body.split(away)).toHaveLength(3)

  answerNow()
  const whole = await eventually(open, ({ body }) => !body.includes(away))
  expect(whole.body).toContain('Money of the internet.')
  expect(whole.body).toContain('large.example')
})
