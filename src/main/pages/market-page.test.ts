import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, eventually } from '../../../tests/support/offerings-site.ts'
import { openPricedSite, pricedFrom, type PricedSite } from '../../../tests/support/priced-site.ts'

let priced: PricedSite

beforeAll(async () => {
  priced = await openPricedSite()
})
afterAll(() => priced.close())

const open = async () => (await ask(priced.site, '/market', { host: 'en.localhost' })).body

it('a market without quotes shows no totals; with the first quotes it shows them, with the time of the newest quote', async () => {
  expect((await ask(priced.site, '/api/market/search')).json()).toMatchObject({ total: 0, totals: null })
  expect(await open()).not.toContain('market-totals')

  const at = (minutes: number) => new Date(pricedFrom - minutes * 60_000).toISOString()
  priced.fake.state.coins = [
    { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', price: 50_000, cap: 600, at: at(20) },
    { id: 'second-coin', symbol: 'sec', name: 'Second', price: 2, cap: 200, at: at(30) },
    { id: 'bare-coin', symbol: 'bar', name: 'Bare', price: 2, cap: 0, at: at(40) },
  ]
  // Each attempt advances the clock, so that a round of quotes follows the one that was already running.
  const later = () => {
    priced.pass(600_000)
    return open()
  }
  const html = await eventually(later, (body) => body.includes('market-totals'))
  const text = html.replace(/<!-- -->/g, '').replaceAll('\u00A0', ' ')
  expect(text).toContain('3 coins, as of May 1, 2026 10:04 UTC.')
  expect(text).toContain('Totals cover the 2 with a known market cap.')
  expect(text).toMatch(/Total market cap \(24h change\)<\/dt><dd class="in-currency">\$800</)
  expect(text).toMatch(/Bitcoin dominance<\/dt><dd>75\.0%<\/dd>/)
})
