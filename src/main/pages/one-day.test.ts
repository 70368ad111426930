import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask, askJson, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'

const now = new Date('2026-04-16T00:00:00Z')
/** Midnight in Tokyo and Seoul, still the 9th in Beijing and in UTC; and an evening that is the next day in all but UTC. */
const sale = { ico_start: '2028-03-09T15:00:00Z', ico_end: '2028-04-20T19:00:00Z' }
const rows = [
  { item_id: 'moment', name: 'Moment', status: 0, ...sale },
  { item_id: 'plain', name: 'Plain', status: 0, ico_start: '2028-03-09', ico_end: '2028-04-20' },
]

let site: TestSite
beforeAll(async () => {
  const database = await openTestDatabase()
  await seedOfferings({ rows, now }, database)
  site = await openBuiltSite({ DEMO: '0' }, { now: () => now, database })
})
afterAll(() => site.close())

const textAt = async (host: string, path: string) =>
  (await ask(site, path, { host: `${host}.localhost` })).body
    .replaceAll(/<head>.*?<\/head>|<script.*?<\/script>/gs, '')
    .replaceAll(/<!-- -->|<[^>]*>/g, '')

const languages = [
  {
    host: 'www',
    list: '開始 2028/03/10終了 2028/04/21（日本時間）',
    plainList: '開始 2028/03/09終了 2028/04/20',
    page: ['2028/03/10 00:00（日本時間）', '2028/04/21 04:00（日本時間）'],
    badge: '2028年3月10日（日本時間）から',
    widget: '2028年3月10日（日本時間）',
  },
  {
    host: 'en',
    list: 'Start Mar 9, 2028End Apr 20, 2028 UTC',
    plainList: 'Start Mar 9, 2028End Apr 20, 2028',
    page: ['Mar 9, 2028 15:00 UTC', 'Apr 20, 2028 19:00 UTC'],
    badge: 'from Mar 9, 2028 UTC',
    widget: 'Mar 9, 2028 UTC',
  },
  {
    host: 'ko',
    list: '시작 2028.03.10종료 2028.04.21(한국 시간)',
    plainList: '시작 2028.03.09종료 2028.04.20',
    page: ['2028.03.10 00:00(한국 시간)', '2028.04.21 04:00(한국 시간)'],
    badge: '2028.03.10(한국 시간)부터',
    widget: '2028.03.10(한국 시간)',
  },
  {
    host: 'zh',
    list: '开始 2028/03/09结束 2028/04/21（北京时间）',
    plainList: '开始 2028/03/09结束 2028/04/20',
    page: ['2028/03/09 23:00（北京时间）', '2028/04/21 03:00（北京时间）'],
    badge: '2028年3月9日（北京时间）起',
    widget: '2028年3月9日（北京时间）',
  },
]

describe.each(languages)('on $host a sale', ({ host, list, plainList, page, badge, widget }) => {
  it('that begins at a moment begins on one day in list, page, badge and widget, with the zone named', async () => {
    expect(await textAt(host, '/')).toContain(list)
    const detail = await textAt(host, '/ico/moment')
    for (const text of page) expect(detail).toContain(text)
    const lang = host === 'www' ? 'ja' : host
    expect(await textAt(host, `/embed/badge/moment.svg?kind=status&size=large&lang=${lang}`)).toContain(badge)
    expect(await textAt(host, `/embed/offering?item=moment&lang=${lang}`)).toContain(widget)
  })

  it('that begins on a day begins on that day, without a zone', async () => {
    expect(await textAt(host, '/')).toMatch(new RegExp(`${plainList}(?![ （(])`))
  })
})

describe('the filters by day', () => {
  const found = async (host: string, query: string) => {
    const { items } = await askJson<{ items: { item_id: string }[] }>(site, `/api/search?${query}`, {
      host: `${host}.localhost`,
    })
    return items.map(({ item_id: id }) => id).sort()
  }

  it.each([
    ['www', 'startAfter=2028-03-10', ['moment']],
    ['ko', 'startAfter=2028-03-10', ['moment']],
    ['en', 'startAfter=2028-03-10', []],
    ['zh', 'startAfter=2028-03-10', []],
    ['www', 'startAfter=2028-03-09', ['moment', 'plain']],
    ['en', 'endBefore=2028-04-20', ['moment', 'plain']],
    ['zh', 'endBefore=2028-04-20', ['plain']],
    ['zh', 'endBefore=2028-04-21', ['moment', 'plain']],
    ['www', 'endBefore=2028-04-19', []],
    ['www', 'period=2028-03-10,2028-03-10&periodBy=start', ['moment']],
    ['www', 'period=2028-03-09,2028-03-09&periodBy=start', ['plain']],
    ['en', 'period=2028-03-09,2028-03-09&periodBy=start', ['moment', 'plain']],
  ])('take days in the zone of the language of the host: on %s, %s finds %j', async (host, query, ids) => {
    expect(await found(host, query)).toEqual(ids)
  })

  it('refuse what is no day', async () => {
    expect((await ask(site, '/api/search?startAfter=2028-02-30')).statusCode).toBe(400)
    expect((await ask(site, '/api/search?period=2028-03-10')).statusCode).toBe(400)
  })
})
