import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'

const now = new Date('2026-04-16T00:00:00Z')
const grid = {
  item_id: 'hinode-grid',
  name: 'ひので電力網 Hinode Grid',
  name_en: 'Hinode Grid',
  name_ko: '히노데 그리드',
  name_zh: '日出电网',
  symbol: 'HNG',
  industry: ['Energy'],
  token_type: 'Utility (ERC-20)',
  team: [{ name: 'Aoi Hinoda', title: 'Founder' }],
  bonus: [{ time: 'First week', value: '10% and a <b>mug</b>' }],
}
const janggan = { item_id: 'jangdan', name: '장단 Jangdan', symbol: 'JDAN', industry: ['Energy'] }
let site: TestSite

beforeAll(async () => {
  const database = await openTestDatabase()
  await seedOfferings({ rows: [grid, janggan], now }, database)
  site = await openBuiltSite({ DEMO: '0' }, { now: () => now, database, cachesPages: false })
})
afterAll(() => site.close())

const page = async (url: string, host: string) => (await ask(site, url, { host: `${host}.localhost` })).body
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('<!-- -->', '') ?? ''
const titlesIn = (feed: string) => (feed.match(/<title>.*?<\/title>/g) ?? []).join('\n')
const linkTo = (html: string, id: string) => new RegExp(`<a[^>]*href="/ico/${id}"[^>]*>`).exec(html)?.[0]

it.each([
  ['en', 'Hinode Grid', 'ひので電力網'],
  ['ko', '히노데 그리드', 'ひので電力網 Hinode Grid'],
  ['zh', '日出电网', 'ひので電力網 Hinode Grid'],
])(
  'the page of a sale on %s has its name there, and the original beside it',
  async (host, name, original) => {
    const html = await page('/ico/hinode-grid', host)
    expect(headingOf(html)).toMatch(new RegExp(`<span>${name}</span>`))
    expect(headingOf(html)).toMatch(new RegExp(`<span lang="ja"[^>]*>${original}</span>`))
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain(name)
    for (const url of ['/', '/ico/jangdan', '/contact?purpose=correction&item=hinode-grid'])
      expect((await page(url, host)).includes(name), url).toBe(true)
  },
)

it('a name that only the project writes is marked as its language, and has no original beside it', async () => {
  expect(headingOf(await page('/ico/hinode-grid', 'www'))).not.toContain('lang=')
  const html = await page('/ico/jangdan', 'zh')
  expect(headingOf(html).match(/장단 Jangdan/g)).toHaveLength(1)
  expect(headingOf(html)).toContain('<span lang="ko">장단 Jangdan</span>')
  expect(html).toContain('<span aria-current="page" lang="ko">장단 Jangdan</span>')
  expect(linkTo(await page('/', 'zh'), 'jangdan')).toContain('lang="ko"')
  expect(linkTo(await page('/', 'ko'), 'jangdan')).not.toContain('lang=')
})

it('badges, widgets, feeds and the suggestions of forms use the name of their language', async () => {
  const badge = await ask(site, '/embed/badge/hinode-grid.svg?kind=raised&style=card&lang=ko', {})
  expect(badge.body).toContain('히노데 그리드')
  expect(titlesIn(await page('/api/map/rss2', 'zh'))).toMatch(/日出电网.{1,2}HNG/)
  const options = await page('/api/options/offerings?q=HNG', 'en')
  expect(options).toMatch(/"label":"Hinode Grid.{1,2}HNG/)
  const described = await page('/api/badges/hinode-grid?kind=status&lang=zh', 'ko')
  expect(JSON.parse(described)).toMatchObject({
    name: '히노데 그리드',
    alt: expect.stringContaining('日出电网'),
  })
})

it.each([
  ['www', ['HNG · ユーティリティ（ERC-20）', '<p>創業者</p>', '<td>最初の1週間</td>'], ' lang="en"'],
  ['ko', ['HNG · 유틸리티(ERC-20)', '<p>창업자</p>', '<td>첫 주</td>'], ' lang="en"'],
  ['zh', ['HNG｜功能型（ERC-20）', '<p>创始人</p>', '<td>首周</td>'], ' lang="en"'],
  ['en', ['HNG · Utility (ERC-20)', '<p>Founder</p>', '<td>First week</td>'], ''],
])(
  'usual terms of a sale are in the language of %s, and other texts marked as theirs',
  async (host, texts, lang) => {
    const html = await page('/ico/hinode-grid', host)
    for (const text of [...texts, `<td${lang} class="font-strong text-ink">10% and a &lt;b&gt;mug`])
      expect(html.includes(text), text).toBe(true)
  },
)
