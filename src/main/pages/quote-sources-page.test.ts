import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask, askJson, eventually, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openPricedSite, pricedFrom, type PricedSite } from '../../../tests/support/priced-site.ts'
import { seedContent } from '../../../tests/support/seed-content.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { coinsTransfer } from '../../api/market/coins.transfer.ts'

const credit = 'href="https://www.coingecko.com/"'
const pageOf = async (site: TestSite, path: string, language = 'en') =>
  (await ask(site, path, { host: `${language}.localhost` })).body.replaceAll('<!-- -->', '')
const coin = { id: 'acme', symbol: 'ACM', name: 'Acme', price_usd: 2, quoted_at: '2026-05-01T10:00:00Z' }
const sale = {
  item_id: 'acme-sale',
  name: 'Acme',
  symbol: 'ACM',
  coin_id: 'acme',
  source_url: 'https://list.example/acme',
  as_of: '2026-05-01',
}

describe('a site without a source of market data', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openBuiltSite({ DEMO: '0', MARKET_SOURCE: 'none' }, { cachesPages: false })
  })
  afterAll(() => site.close())

  it.each([
    ['www', 'マーケットのデータはありません'],
    ['en', 'No market data'],
    ['ko', '시세 데이터가 없습니다'],
    ['zh', '暂无行情数据'],
  ])('says so on its market page: %s', async (language, title) => {
    const page = await pageOf(site, '/market', language)
    expect(page).toContain(title)
    expect(page).not.toContain('<table')
  })

  it('has no simulated coin, rate or exchange', async () => {
    expect(await askJson(site, '/api/market/search')).toMatchObject({
      source: 'none',
      is_demo: false,
      total: 0,
    })
    expect((await ask(site, '/market/bitcoin')).statusCode).toBe(404)
    expect((await ask(site, '/api/coin-ex-rate/JPY')).statusCode).not.toBe(200)
  })

  it('says of imported quotes that they are imported, on the pages of market, coin and sale', async () => {
    const now = new Date()
    await seedContent(coinsTransfer, { rows: [coin], now }, site.database)
    await seedOfferings({ rows: [sale], now }, site.database)
    const market = await eventually(
      () => pageOf(site, '/market'),
      (page) => page.includes('Acme'),
    )
    const entry = await eventually(
      () => pageOf(site, '/ico/acme-sale'),
      (page) => page.includes('Imported prices'),
    )
    for (const page of [market, await pageOf(site, '/market/acme'), entry]) {
      expect(page).toContain('Imported prices')
      expect(page).not.toContain(credit)
    }
    expect(entry).toMatch(/href="\/market\/acme"/)
    expect(entry).toMatch(/May 1, 2026 10:00 UTC/)
    expect(await pageOf(site, '/market/acme')).toMatch(/href="\/ico\/acme-sale"/)
  })

  it('links to the address where the source of a sale states its facts', async () => {
    expect(await askJson(site, '/api/ico/acme-sale')).toMatchObject({
      source: 'list.example',
      source_url: 'https://list.example/acme',
    })
    expect(await pageOf(site, '/ico/acme-sale')).toMatch(
      /<a href="https:\/\/list\.example\/acme"[^>]*>[^<]*list\.example[^<]*<\/a>/,
    )
  })
})

describe('a site with prices of CoinGecko', () => {
  let priced: PricedSite
  beforeAll(async () => {
    const at = new Date(pricedFrom - 60_000).toISOString()
    const bitcoin = { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', price: 50_000, cap: 600, at }
    priced = await openPricedSite({ coins: [bitcoin] })
    await eventually(
      () => pageOf(priced.site, '/market'),
      (page) => page.includes('href="/market/bitcoin"'),
    )
    await seedOfferings({ rows: [{ ...sale, coin_id: 'bitcoin' }], now: priced.now() }, priced.site.database)
  })
  afterAll(() => priced.close())

  it.each(['/market', '/market/bitcoin', '/ico/acme-sale', '/coinview'])(
    'credits it with a link on %s',
    async (path) => {
      const page = await eventually(
        () => pageOf(priced.site, path),
        (body) => body.includes(credit),
      )
      expect(page).toContain('Data provided by CoinGecko')
      expect(page).not.toContain('Imported prices')
    },
  )

  it.each(['ticker?coins=bitcoin', 'card?coins=bitcoin', 'watchlist?coins=bitcoin'])(
    'credits it with a link in the widget %s',
    async (widget) => {
      const page = await pageOf(priced.site, `/embed/${widget}&lang=ja`)
      expect(page).toMatch(
        /<a href="https:\/\/www\.coingecko\.com\/" target="_blank"[^>]*>データ提供：CoinGecko<\/a>/,
      )
    },
  )
})
