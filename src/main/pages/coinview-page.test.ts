import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, eventually, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openPricedSite, pricedFrom, type PricedSite } from '../../../tests/support/priced-site.ts'
import { day } from '../../domain/kernel/time/durations.ts'

let priced: PricedSite

beforeAll(async () => {
  priced = await openPricedSite()
})
afterAll(() => priced.close())

const open = async (path = '/coinview') => (await ask(priced.site, path, { host: 'en.localhost' })).body
const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<!--.*?-->|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const rowOf = (html: string, id: string) =>
  textOf(new RegExp(`data-coin="${id}"(.*?)(?=data-coin=|class="ph-tabs")`, 's').exec(html)?.[1] ?? '')

it('without a market, sales or events the screens say that, and show no made-up figures', async () => {
  const html = await open()
  expect(html).toContain('Prices aren’t available right now')
  expect(html).toContain('There are no upcoming or ongoing token sales.')
  expect(html).toContain('There are no events with a fixed date right now.')
  expect(html).not.toMatch(/data-coin=|class="ph-notice"|class="ph-held"|class="cv-table"/)
  const screens = textOf(html.slice(html.indexOf('class="cv-hero"'), html.indexOf('class="cv-install"')))
  expect(screens).not.toMatch(/[$¥€]\s?\d|\d%/)
  expect(/Coins with prices<\/dt><dd>([^<]*)/.exec(html)?.[1]).toBe('-')
})

it('prices are those of the market page, and one that is unknown is unknown here too', async () => {
  const at = new Date(pricedFrom).toISOString()
  priced.fake.state.coins = [
    { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', price: 61_234.5, cap: 600, at },
    { id: 'second-coin', symbol: 'sec', name: 'Second', price: 0.4321, cap: 200, at },
  ]
  const later = () => {
    priced.pass(600_000)
    return open()
  }
  const html = await eventually(later, (body) => body.includes('data-coin="second-coin"'))
  const market = textOf(await open('/market'))
  for (const [id, price] of Object.entries({ bitcoin: '$61,234.50', 'second-coin': '$0.4321' })) {
    expect(rowOf(html, id)).toContain(price)
    expect(market).toContain(price)
  }
  // The drawn phone shows the time of the prices without a day and a zone, for which it has no room.
  const [, sum = ''] = /<div class="ph-sum">(.*?)<\/div>/.exec(html) ?? []
  expect(sum).toMatch(/<span>\d\d:\d\d UTC<\/span>$/)
  // The example portfolio holds 0.05 BTC and 5,000 units of a second coin; this is its value at the prices above.
  expect(textOf(html)).toMatch(/Total (?:\(example\) )?\$5,222\.23/)
  // The drawn screens name the time of the prices without its day.
  expect(textOf(html)).toMatch(/As of \d{2}:\d{2} UTC/)
  expect(textOf(html)).toMatch(/% \d{2}:\d{2} UTC/)
})

it('the sale that ends next is counted down, and one that is over or forgotten is not', async () => {
  const now = priced.now()
  const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString()
  const rows = [
    { item_id: 'later', name: 'Later Sale', status: 1, ico_end: inDays(9) },
    { item_id: 'next', name: 'Next Sale', status: 1, ico_end: inDays(2) },
    { item_id: 'coming', name: 'Coming Sale', status: 0, ico_start: inDays(5) },
    { item_id: 'over', name: 'Over Sale', status: 2, ico_end: inDays(-3) },
  ]
  await seedOfferings({ rows, now }, priced.site.database)
  const html = await eventually(open, (body) => body.includes('Later Sale'))
  const names = [...html.matchAll(/class="cv-row-link"[^>]*>([^<]*)</g)].map(([, name]) => name)
  expect(names).toEqual(['Next Sale', 'Coming Sale', 'Later Sale'])
  expect(textOf(html)).toMatch(/Next Sale Ends [A-Z][a-z]{2} \d+, 2026 UTC 2 d 0 h 0 min 0 s/)
  expect(html).not.toContain('Over Sale')
})

it('its structured data has the questions and answers of the page', async () => {
  const html = await open()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, text = '']) => JSON.parse(text) as { '@type'?: string; mainEntity?: { name: string }[] })
    .find((one) => one['@type'] === 'FAQPage')
  expect(data?.mainEntity).toHaveLength(7)
  for (const { name } of data?.mainEntity ?? []) expect(textOf(html)).toContain(name)
})
