import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, subHosts, type Language } from '../../src/domain/kernel/site/language.ts'
import { pages } from '../../src/web/addresses/pages.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { glueIn } from '../support/glue.ts'
import { ask } from '../support/offerings-site.ts'
import type { TestSite } from '../support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite({}, { cachesPages: false })
})
afterAll(() => site.close())

/** Addresses of each page of the site, with what is shown of different content. A page that is added is added here. */
const examples: Readonly<Record<string, readonly string[]>> = {
  '/': ['/', '/?page=2', '/?industry=Energy&ongoing=0', '/?page=999'],
  '/search': ['/search?q=hinode', '/search?q=zzzzqq'],
  '/ico': ['/ico'],
  '/ico/:id': [
    '/ico/hinode-grid',
    '/ico/agora-vote',
    '/ico/chama-ledger',
    '/ico/cedar-street-press',
    '/ico/buna-market',
    '/ico/no-such-sale',
  ],
  '/market': ['/market', '/market?q=bit', '/market?q=zzzz', '/market?page=2'],
  '/market/:id': ['/market/bitcoin', '/market/akane-seed', '/market/no-such-coin'],
  '/events': ['/events'],
  '/events/symbol/:symbol': ['/events/symbol/ETH', '/events/symbol/NOSUCH'],
  '/events/time/:time': ['/events/time/last-month', '/events/time/2026-04-01..2026-04-20'],
  '/events/tags/:tags': ['/events/tags/ama'],
  '/events/symbol/:symbol/time/:time': ['/events/symbol/BTC/time/this-month'],
  '/events/symbol/:symbol/tags/:tags': ['/events/symbol/BTC/tags/people'],
  '/events/time/:time/tags/:tags': ['/events/time/next-week/tags/token,meetup'],
  '/events/symbol/:symbol/time/:time/tags/:tags': ['/events/symbol/BTC/time/this-week/tags/people'],
  '/events/item/:id': [
    '/events/item/demo-btc-ama-miners',
    '/events/item/demo-btc-conference',
    '/events/item/demo-gaon-meetup',
    '/events/item/demo-zepg-grid-day',
    '/events/item/demo-eth-upgrade-month',
  ],
  '/events/add': ['/events/add'],
  '/events/submitted': ['/events/submitted'],
  '/blog': ['/blog', '/blog?q=税', '/blog?page=99'],
  '/blog/tags/:tag': ['/blog/tags/税金'],
  '/blog/posts/:year/:month/:slug': [],
  '/blog/posts/:slug': ['/blog/posts/income-tax-on-crypto', '/blog/posts/how-we-check-and-correct'],
  '/blog/preview': ['/blog/preview'],
  '/badge': ['/badge', '/badge?item=hinode-grid'],
  '/widget': ['/widget', '/widget?item=hinode-grid'],
  '/ico-form': ['/ico-form'],
  '/ico-form/submitted': ['/ico-form/submitted'],
  '/ico-form/:key': ['/ico-form/no-such-key'],
  '/contact': ['/contact'],
  '/follow': ['/follow', '/follow?item=hinode-grid'],
  '/followed': ['/followed'],
  '/unfollowed': ['/unfollowed'],
  '/preferences': ['/preferences'],
  '/_app/requestPermission': ['/_app/requestPermission?item=hinode-grid'],
  '/_app/airdrop': ['/_app/airdrop'],
  '/_app/airdrop/invite/:code': ['/_app/airdrop/invite/NOSUCH'],
  '/_app/airdrop/quiz/:id': ['/_app/airdrop/quiz/hinode-grid', '/_app/airdrop/quiz/no-such-quiz'],
  '/coinview': ['/coinview'],
  '/premium': ['/premium'],
  '/coinview/purchase': ['/coinview/purchase', '/coinview/purchase?plan=premium-year&currency=USD'],
  '/coinview/success': ['/coinview/success'],
  '/coinview/fail': ['/coinview/fail'],
  '/coinview/subscription': ['/coinview/subscription'],
  '/coinview-sdk': ['/coinview-sdk'],
  '/coinview-sdk/login': ['/coinview-sdk/login'],
  '/coinview-sdk/login/app': ['/coinview-sdk/login/app'],
  '/coinview-sdk/pay': ['/coinview-sdk/pay'],
  '/coinview-sdk/list': ['/coinview-sdk/list'],
  '/coinview-sdk/manager': ['/coinview-sdk/manager'],
  '/coinview-sdk/manager/:id': ['/coinview-sdk/manager/no-such-dapp'],
  '/coinview-sdk/success': ['/coinview-sdk/success'],
  '/dapp/:id': ['/dapp/no-such-dapp'],
  '/page/:pageId': [
    '/page/terms',
    '/page/privacy',
    '/page/commerce',
    '/page/company',
    '/page/ads',
    '/page/tax',
    '/page/interviews',
    '/page/interview-hinode',
    '/page/interview-satoyama',
    '/page/no-such-page',
  ],
  '/error/:code': ['/error/404', '/error/500', '/error/503'],
  '/offline': ['/offline'],
  '/refused/:code': ['/refused/429'],
  // Only in development.
  '/gallery': [],
}

const embeds = [
  'offering?item=hinode-grid',
  'ticker',
  'watchlist?coins=bitcoin,ethereum',
  'events',
  'card?coin=bitcoin',
]
const badges = ['listed', 'status', 'raised', 'left'].flatMap((kind) =>
  ['hinode-grid', 'agora-vote'].map((item) => `/embed/badge/${item}.svg?kind=${kind}&size=large`),
)

it('every page of the site is read', () => {
  expect(Object.keys(examples).toSorted()).toEqual([...new Set(pages.map(({ path }) => path))].toSorted())
})

describe.each(languages)('in %s', (language) => {
  const host = `${subHosts[language]}.localhost`
  const read = async (path: string): Promise<string> => {
    const { statusCode, headers, body } = await ask(site, path, { host })
    const { location } = headers
    // The blog is on the Japanese host, and a post without a date in its address is elsewhere.
    if (location === undefined)
      return [200, 404, 429, 500, 503].includes(statusCode) ? body : `undefined ${statusCode}`
    const to = new URL(location, `http://${host}`)
    return to.hostname === host ? read(to.pathname + to.search) : ''
  }

  it.each(Object.values(examples).flat())('nothing on %s is joined with wrong marks', async (path) => {
    expect(glueIn(await read(encodeURI(path)), language)).toEqual([])
  })

  it.each([...embeds.map((path) => `/embed/${path}`), ...badges, '/api/map/rss2', '/api/map/events.rss'])(
    'nor on %s',
    async (path) => {
      const separator = path.includes('?') ? '&' : '?'
      expect(
        glueIn(
          await read(path.startsWith('/embed') ? `${path}${separator}lang=${language}` : path),
          language,
        ),
      ).toEqual([])
    },
  )
})

describe('the guard refuses', () => {
  it.each<[Language, string]>([
    ['ja', '<h1>ひので電力網 (HNG)</h1>'],
    ['ja', '<p>エネルギー, インフラ</p>'],
    ['ja', '<p>追加：<ins> BTC</ins></p>'],
    ['ja', '<td>年額5,800円（税込）（<a>購入ページ</a>）</td>'],
    ['ja', '<p>開始日、。</p>'],
    ['ja', '<button aria-label="言語を選ぶ: 日本語">'],
    ['zh', '<p>条件变更：Acme (ACM)：能源: 电力</p>'],
    ['en', '<p>Ends Nov 20, 2026 UTC UTC</p>'],
    ['en', '<p>Where: . Announced at events.example.</p>'],
    ['en', '<p>Raised(USD)</p>'],
    ['en', '<p>Energy，Retail</p>'],
    ['en', '<p>ETH ( )</p>'],
    ['ko', '<p>히노데 그리드 (HNG)</p>'],
    ['ko', '<title>{name} 토큰 세일</title>'],
  ])('in %s %s', (language, html) => {
    expect(glueIn(html, language)).not.toEqual([])
  })
})
