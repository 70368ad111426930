import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask } from '../../../tests/support/offerings-site.ts'
import { seedContent } from '../../../tests/support/seed-content.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { coinsTransfer } from '../../api/market/coins.transfer.ts'
import notes from '../../words/en/coin.ts'
import market from '../../words/en/market.ts'
import source from '../../words/en/quotes/source.ts'

const now = new Date('2026-05-01T10:24:00Z')
const second = now.getTime() / 1000
let site: TestSite

const real = { price_usd: 5, last_updated: second - 60 }
const rows = [
  { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', market_cap_usd: 9e12, ...real },
  { id: 'real-one', symbol: 'ONE', name: 'Real One', market_cap_usd: 1, ...real },
]

beforeAll(async () => {
  const database = await openTestDatabase()
  await seedContent(coinsTransfer, { rows, now }, database)
  site = await openBuiltSite({ DEMO: '0' }, { now: () => now, database, cachesPages: false })
})
afterAll(() => site.close())

const open = async (path: string) => {
  const { body } = await ask(site, path, { host: 'en.localhost' })
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>')).replaceAll('<!-- -->', '')
  return { main, rows: main.split('<tr>').slice(2) }
}
const label = (text: string) => `>${text}</span>`

it('in a list of real and simulated coins each simulated one is marked', async () => {
  const { main, rows: listed } = await open('/market?size=3')
  expect(main).toContain(label(notes.partlyDemo))
  expect(listed[0]).toContain('Bitcoin')
  expect(listed[0]).toContain(label(source.imported))
  expect(listed[0]).not.toContain(label(market.demo))
  expect(listed[1]).toContain(label(market.demo))
})

it('a list of only simulated coins is marked once', async () => {
  const { main } = await open('/market?ids=ethereum')
  expect(main.split(label(market.demo))).toHaveLength(2)
  expect(main).not.toContain(label(source.imported))
})

it('an imported coin is not marked as simulated, and gets no simulated data', async () => {
  const { main } = await open('/market/bitcoin')
  expect(main).toContain('$5.00')
  expect(main).not.toContain(label(market.demo))
  expect(main).not.toContain('Prices by exchange')
  expect(main).not.toContain('Premium at Japanese exchanges')
  expect((await open('/market/ethereum')).main).toContain(label(market.demo))
})

it('a page has as many coins as its address requests, up to a hundred', async () => {
  expect((await open('/market?size=3')).rows).toHaveLength(3)
  expect((await open('/market?size=3&page=2')).main).toContain('/market?size=3&amp;page=3')
  for (const wrong of ['0', '101', '3.5', 'many'])
    expect((await open(`/market?size=${wrong}`)).rows).toHaveLength(100)
})

it('past its last page the list says that and links to the first page', async () => {
  const { main } = await open('/market?sort=name&page=99')
  expect(main).toContain(notes.pastEndTitle)
  expect(main).toMatch(new RegExp(`href="/market\\?sort=name"[^>]*>${notes.firstPage}<`))
})

it('the line of the week has a text for screen readers with the change of the price', async () => {
  const { rows: listed } = await open('/market?ids=ethereum')
  expect(listed[0]).toMatch(/<span class="sr-only">[+−]?\d+\.\d\d%<\/span><svg[^>]*class="spark/)
})
