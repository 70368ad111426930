import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faultsOfBadge, titleOn, wordsOn } from '../../../tests/support/badge-faults.ts'
import {
  embedsFrom,
  hinodeGrid,
  openEmbedsSite,
  type EmbedsSite,
} from '../../../tests/support/embeds-site.ts'
import { seedOfferings } from '../../../tests/support/offerings-site.ts'
import { until } from '../../../tests/support/until.ts'
import { maxSymbols } from '../../domain/events/event-symbol.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { widgetHeight } from '../../domain/widgets/widget-size.ts'
import { widgetKinds, widgetThemes } from '../../domain/widgets/widget.ts'

const hostile = `</title><script>alert(1)</script><img src=x onerror=alert(1)> " ' & \u202Eabc`

const sales = [
  { ...hinodeGrid, logo: 'https://elsewhere.example/logo.png' },
  {
    item_id: 'good',
    name: 'Good',
    status: 2,
    ico_end: '2026-03-01',
    raised_amount: { usd: '500' },
    target_amount_min: { usd: '400' },
  },
  { item_id: 'before', name: 'Before', status: 0, ico_start: '2026-05-01' },
  { item_id: 'hostile', name: hostile, symbol: '<b>&', slogan: hostile, status: 1 },
  { item_id: 'hidden', name: 'Secret name', status: 1, hidden: true },
]
const events = [
  ['btc-meet', 'meetup', 'BTC', '2026-04-20', 'A meeting'],
  ['eth-burn', 'burn', 'ETH', '2026-04-21T09:00:00Z', hostile],
  ['old', 'burn', 'ETH', '2026-04-01', 'Long over'],
].map(([event_id, type, symbol, start, title]) => ({
  event_id,
  type,
  symbol,
  start,
  title,
  proof: 'https://news.example/a',
}))

let site: EmbedsSite

beforeAll(async () => {
  site = await openEmbedsSite({ sales, events, below: '/embed/' })
})
afterAll(() => site.close())
beforeEach(() => site.pass(61_000))

const ask: EmbedsSite['ask'] = (...requested) => site.ask(...requested)
const page = async (path: string, options = {}) => (await ask(path, options)).body

function wordsIn(html: string): string {
  return html
    .replace(/^.*<body>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function faultsIn(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? []
  return [
    ...tags.filter((tag) => /\son\w+=|javascript:|\sstyle=/i.test(tag.replaceAll(/="[^"]*"/g, '="x"'))),
    ...tags.filter((tag) => tag.startsWith('<script') && !/src="\/embed\/frame\.js[^"]*"/.test(tag)),
    ...tags.filter((tag) => /\ssrc="(?!\/(?!\/))/.test(tag)),
    ...tags.filter((tag) => /^<(?:iframe|object|embed|form|base|link)/.test(tag)),
  ]
}

const everyKind = [
  'ticker',
  'card?coins=bitcoin',
  'watchlist?coins=bitcoin,ethereum',
  'offering?item=hinode-grid',
  'events',
]

describe('every widget', () => {
  it.each(everyKind)('%s can be framed by any page and loads only from its own host', async (path) => {
    const { statusCode, headers, body } = await ask(path)
    expect([statusCode, faultsIn(body)]).toEqual([200, []])
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-")
    expect(policy).toContain('frame-ancestors *')
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(String(headers['cache-control'])).toMatch(/^public, max-age=(15|60), /)
  })

  it('is the only kind of response that may be framed', async () => {
    const { headers } = await site.app.inject({ url: '/api/docs', headers: { host: 'en.localhost' } })
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).not.toContain('frame-ancestors *')
  })

  it.each(languages)('is written in %s if the host or the lang parameter says so', async (lang) => {
    const host = lang === 'ja' ? 'www.localhost' : `${lang}.localhost`
    for (const path of everyKind) {
      const requested = await page(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
      expect(requested, path).toContain(`<html lang="${lang === 'zh' ? 'zh-Hans' : lang}"`)
      expect(wordsIn(await page(path, { host })), path).toBe(wordsIn(requested))
    }
    const headings = {
      ja: ['ビットコイン', 'Hinode Grid HNG 進行中', 'これからのイベント'],
      en: ['Bitcoin', 'Hinode Grid HNG Ongoing', 'Upcoming events'],
      ko: ['비트코인', 'Hinode Grid HNG 진행 중', '다가오는 이벤트'],
      zh: ['比特币', 'Hinode Grid HNG 进行中', '即将到来的活动'],
    }[lang]
    const [coin, sale, calendar] = headings
    expect(wordsIn(await page(`card?coins=bitcoin&lang=${lang}`))).toContain(coin)
    expect(wordsIn(await page(`offering?item=hinode-grid&lang=${lang}`))).toContain(sale)
    expect(wordsIn(await page(`events?lang=${lang}`))).toContain(calendar)
  })

  it('links to the site in its own language and opens links in a new tab', async () => {
    const html = await page('card?coins=bitcoin&lang=ko')
    const links = html.match(/<a [^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
      expect(link).toMatch(
        /href="http:\/\/ko\.localhost(:\d+)?\/market\/bitcoin" target="_blank" rel="noopener"/,
      )
    }
  })

  it('shows the time of its data and marks sample data', async () => {
    site.setClock(embedsFrom + 120_000)
    const updated = /Kawara Demo data Updated (\d\d:\d\d) UTC$/.exec(
      wordsIn(await page('card?coins=bitcoin')),
    )?.[1]
    expect(updated).toBeDefined()
    expect(wordsIn(await page('watchlist'))).toMatch(/Demo data Updated \d\d:\d\d UTC$/)
    expect(wordsIn(await page('offering?item=good'))).toMatch(/Kawara Updated \d\d:\d\d UTC$/)
    // The test reads the time of the quotes from the page, because on a slow machine the site has fetched quotes again since
    // 08:20.
    site.setClock(Date.parse(`2026-04-16T${updated}Z`) + 12 * 60_000)
    expect(wordsIn(await page('card?coins=bitcoin'))).toMatch(
      new RegExp(`Kawara Demo data As of ${updated} UTC$`),
    )
  })

  it('is dark, light or as the device prefers, with a readable ink colour in each theme', async () => {
    for (const theme of widgetThemes) {
      expect(await page(`card?theme=${theme}`)).toContain(`data-theme="${theme}"`)
    }
    const { body, headers } = await ask('events?ink=ffff00')
    expect(body).toMatch(/html\{--head:#(?!ffff00)[0-9a-f]{6}\}html\[data-theme=dark\]\{--head:#ffff00\}/)
    expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(2)
  })
})

describe('a widget shows', () => {
  it('prices in the chosen currency, with the change over a day', async () => {
    const dollars = wordsIn(await page('card?coins=bitcoin&currency=USD'))
    expect(dollars).toMatch(/^Bitcoin BTC · #1 24h [▲▼]? ?[+−]?[\d.]+% \$[\d,.]+ 7 days/)
    const yen = await page('card?coins=bitcoin&lang=ja')
    expect(wordsIn(yen)).toMatch(/[\d,]+円/)
    expect(yen).toMatch(/data-currency="JPY" data-rate="0\.00\d+" data-language="ja"/)
  })

  it('the largest coins by default, or the chosen ones in their order', async () => {
    expect((await page('ticker')).match(/data-price=/g)).toHaveLength(5)
    const chosen = await page('watchlist?coins=ethereum,bitcoin')
    expect(chosen.match(/data-price="[^"]+"/g)).toEqual(['data-price="ethereum"', 'data-price="bitcoin"'])
  })

  it('a sale with its countdown and progress', async () => {
    site.setClock(Date.parse('2026-04-20T12:30:00Z'))
    const html = await page('offering?item=hinode-grid')
    expect(wordsIn(html)).toContain(
      'H Hinode Grid HNG Ongoing 08 d 00 h 00 min 00 s $4.21M max $8M 52.6% of maximum Ends Apr 28, 2026',
    )
    expect(html).toContain(`data-until="${Date.parse('2026-04-28T12:30:00Z')}"`)
    expect(wordsIn(await page('offering?item=before'))).toContain('Not open yet')
    expect(wordsIn(await page('offering?item=good'))).toContain('$500 min $400 100% of minimum')
  })

  it('upcoming events of one token or of some types', async () => {
    const all = wordsIn(await page('events'))
    expect(all).toContain('Apr 20 Mon A meeting All day Meetup BTC')
    expect(all).toContain('Apr 21 Tue')
    expect(all).not.toContain('Long over')
    expect(wordsIn(await page('events?symbol=btc'))).not.toContain('ETH')
    // Every time names its zone, and stands before what a narrow widget cuts off.
    expect(all).toMatch(/09:00 UTC Burn ETH/)
    expect(wordsIn(await page('events?lang=ja'))).toContain('18:00（日本時間） バーン ETH')
    expect(wordsIn(await page('events?lang=zh'))).toMatch(/17:00（北京时间） \S+ ETH/)
    const both = await page('events?symbol=nobody,eth,%20btc')
    expect(wordsIn(both)).toContain('Upcoming BTC, ETH, NOBODY events')
    expect(wordsIn(both)).toContain('A meeting')
    expect(both).toContain('/events/symbol/BTC,ETH,NOBODY"')
    const many = Array.from({ length: maxSymbols + 1 }, (_, n) => `T${n + 10}`)
    expect(await page(`events?symbol=${many.join(',')}`)).toContain(
      `/events/symbol/${many.slice(0, maxSymbols).join(',')}"`,
    )
    expect(wordsIn(await page('events?tags=burn'))).not.toContain('A meeting')
    expect(wordsIn(await page('events?symbol=nobody'))).toContain('No upcoming events')
  })

  it('a name that contains markup as plain text', async () => {
    for (const path of ['offering?item=hostile', 'events', `card?coins=${encodeURIComponent(hostile)}`]) {
      const html = await page(path)
      expect(faultsIn(html), path).toEqual([])
    }
    const words = wordsIn(await page('offering?item=hostile'))
    expect(words).toContain('<script>alert(1)</script>')
    expect(words).not.toContain('\u202E')
  })

  it('no image from another host', async () => {
    expect(await page('offering?item=hinode-grid')).not.toContain('elsewhere.example')
  })
})

describe('a faulty request', () => {
  it.each([
    ['card?coins=unknown-coin', 'Coin not found'],
    ['ticker?coins=unknown-coin', 'Coin not found'],
    ['watchlist?coins=a,b', 'Coin not found'],
    ['offering', 'Sale not listed'],
    ['offering?item=nobody', 'Sale not listed'],
    ['offering?item=hidden', 'Sale not listed'],
    [`offering?item=${'a'.repeat(500)}`, 'Sale not listed'],
    ['offering?item=%3Cscript%3E', 'Sale not listed'],
  ])('%s is a grey box that is cached for a short time only', async (path, words) => {
    const { statusCode, headers, body } = await ask(path)
    expect([statusCode, faultsIn(body)]).toEqual([200, []])
    expect(wordsIn(body)).toContain(words)
    expect(body).toMatch(/<article class="\w+ nothing">/)
    expect(body).not.toContain('Secret')
    expect(headers['cache-control']).toBe('public, max-age=20, s-maxage=20')
  })

  it('a watchlist marks the one coin that does not exist', async () => {
    const words = wordsIn(await page('watchlist?coins=bitcoin,unknown-coin'))
    expect(words).toContain('unknown-coin Coin not found')
    expect(words).toContain('Bitcoin')
  })

  it.each([
    'card?theme=neon&currency=XXX&lang=fr&ink=zzz&figures=blue&utm_source=x',
    'card?coins=%E0%A4%A',
    'card?coins=%00',
    'card?coins=bitcoin&coins=ethereum',
    `card?ink=${'f'.repeat(2_000)}`,
    'card?lang=__proto__&theme=constructor',
  ])('%s falls back to the defaults', async (path) => {
    const defaultPage = await page('card')
    const html = await page(path)
    expect(faultsIn(html)).toEqual([])
    expect(html.replace(/<body>.*/s, '')).toBe(defaultPage.replace(/<body>.*/s, ''))
  })

  it('an unknown kind of widget is not found', async () => {
    for (const path of ['banner', 'card.png', 'card/x', '', '%E0%A4%A']) {
      expect((await ask(path)).statusCode, path).toBeGreaterThanOrEqual(400)
    }
  })

  it('a caller who requests too many uncached widgets gets a grey one with Retry-After', async () => {
    const last = await site.askTooOften('offering')
    expect(last.statusCode).toBe(429)
    expect(last.headers['retry-after']).toBeDefined()
    expect(wordsIn(last.body)).toContain('Unavailable right now')
    expect((await ask('offering')).statusCode).toBe(200)
  })
})

describe('a cached widget', () => {
  it('is not sent again to a client that has it', async () => {
    const { headers } = await ask('offering?item=hinode-grid')
    const again = await ask('offering?item=hinode-grid', {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is replaced as soon as its sale changes', async () => {
    const raised = async () => wordsIn(await page('offering?item=good'))
    expect(await raised()).toContain('$500')
    const changed = sales.map((row) =>
      row.item_id === 'good' ? { ...row, raised_amount: { usd: '900' } } : row,
    )
    await seedOfferings({ rows: changed, now: site.now() }, site.database)
    await until(async () => expect(await raised()).toContain('$900'))
  })
})

describe('as a picture', () => {
  it.each(widgetKinds)('%s is valid XML of the size of the widget, in every language', async (kind) => {
    for (const lang of languages) {
      for (const width of [200, 320, 1200]) {
        for (const item of ['hinode-grid', 'hostile', 'nobody']) {
          const query = `lang=${lang}&width=${width}&item=${item}&coins=bitcoin,ethereum`
          const { statusCode, body, headers } = await ask(`${kind}.svg?${query}`)
          expect([statusCode, faultsOfBadge(body)], query).toEqual([200, []])
          const coins = kind === 'card' ? ['bitcoin'] : ['bitcoin', 'ethereum']
          expect(body).toContain(`width="${width}" height="${widgetHeight({ kind, coins })}"`)
          expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
        }
      }
    }
  })

  it('shows the same texts as the widget', async () => {
    expect(wordsOn(await page('card.svg?coins=bitcoin'))).toMatch(/^Bitcoin price \$[\d,.]+ BTC 24h [▲▼]/)
    expect(wordsOn(await page('offering.svg?item=hinode-grid&lang=ja'))).toContain(
      'Hinode Grid 進行中 $4.21M',
    )
    expect(wordsOn(await page('events.svg'))).toContain('A meeting')
    expect(wordsOn(await page('ticker.svg'))).toMatch(/Demo data · (?:Updated|As of) \d\d:\d\d/)
    expect(titleOn(await page('offering.svg?item=nobody'))).toBe('Kawara: Sale not listed')
  })
})

describe('the description of a widget for the embed code page', () => {
  const described = (path: string) =>
    site.app.inject({ url: `/api/widgets/${path}`, headers: { host: 'en.localhost' } })

  it('names the title, page and coins in the language of the widget', async () => {
    const card = await described('card?coins=bitcoin&lang=ja')
    expect(card.json()).toEqual({
      title: 'ビットコインの価格（Kawara）',
      page: expect.stringMatching(/^http:\/\/www\.localhost(:\d+)?\/market\/bitcoin$/) as string,
      is_missing: false,
      coins: [{ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' }],
      project: null,
    })
    const sale = await described('offering?item=hinode-grid')
    expect(sale.json()).toMatchObject({ is_missing: false, project: { name: 'Hinode Grid', symbol: 'HNG' } })
    expect((await described('offering?item=hidden')).json()).toMatchObject({
      is_missing: true,
      project: null,
    })
    expect((await described('banner')).statusCode).toBe(400)
  })

  it('the coin search suggests coins by name', async () => {
    const found = await site.app.inject({
      url: '/api/options/coins?q=ビット',
      headers: { host: 'www.localhost' },
    })
    expect(found.json()).toMatchObject({ options: [{ value: 'bitcoin', label: 'ビットコイン（BTC）' }] })
  })
})
