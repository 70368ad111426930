import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { languages, subHosts } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const open = async (url: string, host = 'en.localhost') => (await ask(site, url, { host })).body

async function structuredData(url: string, host?: string): Promise<Record<string, never>[]> {
  const [, json = '[]'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await open(url, host)) ?? []
  return JSON.parse(json) as Record<string, never>[]
}

describe('structured data for search engines', () => {
  it('names the company of a sale as an organisation, and no person', async () => {
    const [article] = await structuredData('/ico/hinode-grid')
    expect(article?.['author']).toMatchObject({ '@type': 'Organization' })
  })

  it('speaks of one company, whatever the language of the page', async () => {
    const ids = await Promise.all(
      languages.map(async (language) => {
        const [company] = await structuredData('/', `${subHosts[language]}.localhost`)
        return [company?.['@id'], company?.['url']]
      }),
    )
    expect(new Set(ids.map(String)).size).toBe(1)
    const [article] = await structuredData('/ico/hinode-grid')
    expect(article?.['publisher']).toMatchObject({ '@id': ids[0]?.[0] })
  })

  it('says that an event is online in every language', async () => {
    for (const language of languages) {
      const [event] = await structuredData(
        '/events/item/demo-btc-ama-miners',
        `${subHosts[language]}.localhost`,
      )
      expect(event).toMatchObject({
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation' },
      })
    }
  })

  it('names the language of the page for previews, and those in which it exists', async () => {
    const locales = [
      ...(await open('/market')).matchAll(/<meta property="og:locale([^"]*)" content="([^"]*)"/g),
    ]
    expect(locales.map(([, kind, locale]) => `${kind} ${locale}`)).toEqual([
      ' en_US',
      ':alternate ja_JP',
      ':alternate ko_KR',
      ':alternate zh_CN',
    ])
  })

  it.each(['/ico/hinode-grid', '/market/bitcoin', '/'])(
    'of %s has no theme in its addresses',
    async (path) => {
      expect(JSON.stringify(await structuredData(path))).not.toBe('[]')
      expect(JSON.stringify(await structuredData(`${path}?theme=dark`))).not.toContain('theme')
    },
  )

  it.each(languages)(
    'describes each kind of page in %s with a text of its own, not truncated',
    async (language) => {
      const described: Record<string, string> = {}
      for (const path of ['/', '/market', '/market/bitcoin', '/page/terms', '/ico', '/premium']) {
        const page = await open(path, `${subHosts[language]}.localhost`)
        const [, text = ''] = /<meta name="description" content="([^"]*)"/.exec(page) ?? []
        described[path] = text.replaceAll(/&(?:\w+|#x?\w+);/g, '·')
      }
      const texts = Object.values(described)
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts.filter((text) => text.length < 80 || text.length > 140 || text.endsWith('…'))).toEqual([])
      expect(texts.filter((text) => text !== described['/'] && text.includes(described['/'] ?? ''))).toEqual(
        [],
      )
    },
  )

  it.each([
    ['ja', '募集期間は', '（日本時間）'],
    ['en', 'from ', ' UTC'],
    ['ko', '기간은 ', '(한국 시간)'],
    ['zh', '时间为', '（北京时间）'],
  ] as const)('describes a sale in %s by its own days and amounts', async (language, ...stated) => {
    const page = await open('/ico/hinode-grid', `${subHosts[language]}.localhost`)
    const [, text = ''] = /<meta name="description" content="([^"]*)"/.exec(page) ?? []
    for (const words of [...stated, '$8M', 'ICO']) expect(text).toContain(words)
    expect(page).toContain(`<meta property="og:description" content="${text}"/>`)
  })

  it('describes a sale by what its project is before its terms', async () => {
    expect(await open('/ico/agora-vote')).toContain(
      '<meta name="description" content="Elections for clubs, unions and co-operatives.',
    )
  })

  it.each([
    ['ja', '「エネルギー」のトークンセール'],
    ['en', 'Token sales: Energy'],
    ['ko', '토큰 세일: 에너지'],
    ['zh', '代币发售：能源'],
  ] as const)('calls the list of an industry in %s by its industry', async (language, title) => {
    expect(await open('/?industry=Energy', `${subHosts[language]}.localhost`)).toContain(
      `<title>${title} | ${siteConfig.fullName[language]}</title>`,
    )
  })

  it.each([
    ['ja', 'BTCのイベントカレンダー（今週、交流）'],
    ['en', 'BTC event calendar (This week, Community)'],
    ['ko', 'BTC 이벤트 캘린더(이번 주, 모임)'],
    ['zh', 'BTC活动日历（本周、交流）'],
  ] as const)('calls a filtered calendar in %s by what it shows', async (language, title) => {
    expect(
      await open('/events/symbol/BTC/time/this-week/tags/people', `${subHosts[language]}.localhost`),
    ).toContain(`<title>${title} | ${siteConfig.fullName[language]}</title>`)
  })

  it('allows search engines to read the feed', async () => {
    expect(await open('/robots.txt')).toMatch(/^Allow: \/api\/map\/$/m)
  })
})

describe('a description', () => {
  const descriptionOf = async (path: string, host: string) =>
    /<meta name="description" content="([^"]*)"/.exec(await open(path, host))?.[1] ?? ''

  it.each(['gamgyul-trace', 'kamifusen'])(
    'of a sale begins with what it is, also if its first sentence is long: %s in Korean',
    async (id) => {
      const { items } = JSON.parse(await open(`/api/search?q=${id.replace('-', '%20')}`, 'ko.localhost')) as {
        items: { item_id: string; excerpt_ko: string }[]
      }
      const excerpt = items.find(({ item_id: found }) => found === id)?.excerpt_ko ?? ''
      const description = await descriptionOf(`/ico/${id}`, 'ko.localhost')
      expect(description.slice(0, 40)).toBe(excerpt.slice(0, 40))
      expect(description).toContain('데모용 가상 세일입니다.')
    },
  )

  it('of an event begins with the event, both its days, and then says that it is made up', async () => {
    expect(await descriptionOf('/events/item/demo-gaon-swap', 'zh.localhost')).toMatch(
      /^旧GAON兑换新GAON的时间为\d+年\d+月\d+日至\d+年\d+月\d+日。本活动纯属虚构/,
    )
  })

  it('of an event is not filled up with what stands on every page of an event', async () => {
    expect(await descriptionOf('/events/item/demo-akas-garden-day', 'zh.localhost')).not.toContain(
      '从本页还可',
    )
  })
})
