import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, eventually } from '../../../tests/support/offerings-site.ts'
import { openPricedSite, pricedFrom, type PricedSite } from '../../../tests/support/priced-site.ts'

let priced: PricedSite

beforeAll(async () => {
  const at = new Date(pricedFrom).toISOString()
  const coins = [{ id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', price: 50_000, at }]
  priced = await openPricedSite({ coins, cachesPages: true })
})
afterAll(() => priced.close())

const open = async () => ask(priced.site, '/market/bitcoin', { host: 'en.localhost' })
const away = 'Not available right now.'

it('a coin page is sent without facts that the source does not answer, and is complete as soon as it does', async () => {
  let answerNow = () => {}
  const held = new Promise<undefined>((answer) => {
    answerNow = () => answer(undefined)
  })
  priced.fake.state.fault = ({ path }) => (/\/coins\/bitcoin(\/tickers)?$/.test(path) ? held : undefined)
  const first = await eventually(open, ({ statusCode }) => statusCode === 200)
  expect(first.body).toContain('Prices by exchange')
  expect(first.body).toContain('About Bitcoin')
  expect(first.body.split(away)).toHaveLength(3)

  answerNow()
  const whole = await eventually(open, ({ body }) => !body.includes(away))
  expect(whole.body).toContain('Money of the internet.')
  expect(whole.body).toContain('large.example')
})
