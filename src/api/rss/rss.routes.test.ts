import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postRow, seedPosts } from '../../../tests/support/blog-site.ts'
import { ask, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'

const feed = '/api/map/rss2'
const acme = {
  item_id: 'acme',
  name: 'Acme & Co',
  symbol: 'ACM',
  excerpt_ja: '分散型の<取引所>',
  excerpt_en: 'A trading place',
  status: 0,
  ico_end: '2026-04-21',
  created_at: '2026-04-01',
}
const bank = { item_id: 'bank', name: 'Bank', slogan: 'Old', status: 1, created_at: '2026-04-03' }
const hidden = { item_id: 'hidden', name: 'Hidden', status: 0, hidden: true, created_at: '2026-04-04' }
const sunk = { item_id: 'sunk', name: 'Sunk', status: 0, created_at: '2026-04-05' }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ environment: { DEMO: '0', SITE_ORIGIN: 'https://kawara.example' } })
  const save = (day: string, ...rows: Record<string, unknown>[]) =>
    seedOfferings({ rows, now: new Date(day) }, site.database)
  await save('2026-04-05', acme, bank, hidden, sunk)
  await save('2026-04-06', { ...acme, ico_end: '2026-04-28', kyc: true })
  await save('2026-04-07', { ...bank, slogan: 'New' }, { ...hidden, status: 1 })
  await save('2026-04-08', { ...acme, ico_end: '2026-04-28', kyc: true, status: 1 }, { ...sunk, status: 1 })
  await save('2026-04-09', { ...sunk, status: 1, hidden: true })
  const posts = [
    postRow('first', { title: '最初の記事', created_at: '2026-04-02', updated_at: '2026-04-30T15:30:00Z' }),
    postRow('second', { text: '**本文**です', created_at: '2026-04-06T12:00:00Z' }),
  ]
  await seedPosts({ rows: posts, now: new Date('2026-05-01') }, site.database)
})
afterAll(() => site.close())

const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const textIn = (xml: string, name: string) =>
  (new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replaceAll(
    /&(\w+);/g,
    (_, mark: string) => marks[mark] ?? '',
  )
const read = async (host = 'en', query = '') => {
  const { statusCode, body } = await ask(site, feed + query, { host: `${host}.kawara.example` })
  expect(statusCode, body).toBe(200)
  const [channel = '', ...items] = body.split('<item>')
  return {
    channel,
    items: items.map((item) => ({
      title: textIn(item, 'title'),
      link: textIn(item, 'link'),
      id: textIn(item, 'guid'),
      at: new Date(textIn(item, 'pubDate')).toISOString(),
      text: textIn(`<d>${textIn(item, 'description').replaceAll('<br>', '\n')}</d>`, 'd'),
    })),
  }
}
const titlesOf = async (host?: string, query?: string) =>
  (await read(host, query)).items.map(({ title }) => title)

describe('the feed of the site', () => {
  it('has new offerings and changed terms, the latest first', async () => {
    expect(await titlesOf()).toEqual([
      'Terms changed: Acme & Co (ACM)',
      'Terms changed: Bank',
      'Terms changed: Acme & Co (ACM)',
      'New token sale: Bank',
      'New token sale: Acme & Co (ACM)',
    ])
    const { items } = await read()
    expect(items[2]).toEqual({
      title: 'Terms changed: Acme & Co (ACM)',
      link: 'https://en.kawara.example/ico/acme',
      id: expect.stringMatching(/^change:\d+$/),
      at: '2026-04-06T00:00:00.000Z',
      text: 'Ends: Apr 21, 2026 → Apr 28, 2026\nKYC: TBA → Required',
    })
    expect(items[4]).toMatchObject({
      id: 'offering:acme',
      at: '2026-04-01T00:00:00.000Z',
      text: 'A trading place',
    })
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  it.each([
    ['www', 'ja', '条件の変更：Acme & Co（ACM）', 'ステータス：開始前 → 進行中'],
    ['en', 'en', 'Terms changed: Acme & Co (ACM)', 'Status: Upcoming → Ongoing'],
    ['ko', 'ko', '조건 변경: Acme & Co(ACM)', '진행 상태: 시작 전 → 진행 중'],
    ['zh', 'zh-Hans', '条件变更：Acme & Co（ACM）', '状态：未开始 → 进行中'],
  ])('is in the language of its host: %s', async (host, language, title, text) => {
    const { channel, items } = await read(host)
    expect(textIn(channel, 'language')).toBe(language)
    expect(items).toContainEqual(expect.objectContaining({ title, text }))
    const origin = `https://${host}.kawara.example`
    expect(textIn(channel, 'link')).toBe(`${origin}/`)
    expect(channel).toContain(`<atom:link href="${origin}${feed}" rel="self"`)
    expect(items.filter(({ link }) => !link.startsWith(`${origin}/`))).toEqual([])
  })

  it('includes blog posts only in Japanese', async () => {
    const { items } = await read('www')
    expect(items.map(({ id }) => id.replace(/change:\d+/, 'change'))).toEqual([
      'change',
      'change',
      'post:second',
      'change',
      'offering:bank',
      'post:first',
      'offering:acme',
    ])
    expect(items[2]).toMatchObject({
      text: '本文です',
      link: 'https://www.kawara.example/blog/posts/2026/04/second',
    })
    expect(items[5]).toMatchObject({
      title: '最初の記事',
      at: '2026-04-02T00:00:00.000Z',
      link: 'https://www.kawara.example/blog/posts/2026/05/first',
    })
    for (const host of ['en', 'ko', 'zh']) {
      expect((await read(host)).items.filter(({ id }) => id.startsWith('post:'))).toEqual([])
    }
  })

  it('omits hidden offerings and changes of internal columns', async () => {
    const { body } = await ask(site, feed, { host: 'en.kawara.example' })
    expect(body).not.toMatch(/Hidden|Sunk/)
    await seedOfferings(
      { rows: [{ ...bank, slogan: 'New', is_dark: true }], now: new Date('2026-04-10') },
      site.database,
    )
    expect((await titlesOf())[0]).toBe('Terms changed: Acme & Co (ACM)')
  })

  it('is RSS, cached for a minute, and a 304 if unchanged', async () => {
    const host = 'en.kawara.example'
    const { headers } = await ask(site, feed, { host })
    expect(headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    })
    const again = (etag: string) =>
      site.app.inject({ url: feed, headers: { host, 'if-none-match': etag }, remoteAddress: '203.0.113.77' })
    expect(await again(String(headers.etag))).toMatchObject({ statusCode: 304, body: '' })
    expect(await again('W/"another"')).toMatchObject({ statusCode: 200 })
  })
})

describe('the feed of one offering', () => {
  it('has only its own changes, the latest first', async () => {
    const { channel, items } = await read('en', '?itemId=acme')
    expect(items.map(({ text }) => text)).toEqual([
      'Status: Upcoming → Ongoing',
      'Ends: Apr 21, 2026 → Apr 28, 2026\nKYC: TBA → Required',
    ])
    expect(textIn(channel, 'title')).toMatch(/^Acme & Co \(ACM\): change history \| /)
    expect(textIn(channel, 'link')).toBe('https://en.kawara.example/ico/acme')
    expect(channel).toContain(`href="https://en.kawara.example${feed}?itemId=acme"`)
  })

  it('has the same ids as the feed of the site', async () => {
    const ids = (await read()).items.map(({ id }) => id)
    const own = (await read('en', '?itemId=acme')).items.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(own))
  })

  it.each(['nothing', 'hidden', 'sunk'])('that does not exist or is hidden is a 404: %s', async (id) => {
    const answer = await ask(site, `${feed}?itemId=${id}`, { host: 'ko.kawara.example' })
    expect(answer).toBeProblem('offering_not_found', 'ko')
  })

  it.each(['Acme', '', '%00', 'a--b', 'x'.repeat(81), 'a&itemId=b'])('cannot have the id %s', async (id) => {
    const answer = await ask(site, `${feed}?itemId=${id}`, { host: 'en.kawara.example' })
    expect(answer).toBeProblem('invalid_input', 'en')
  })
})

it('the feed of a site with many offerings has the latest thirty items', async () => {
  const many = Array.from({ length: 40 }, (_, n) => ({
    item_id: `many-${n}`,
    name: `Many ${n}`,
    status: 0,
    created_at: new Date(Date.UTC(2026, 4, 1, n)).toISOString(),
  }))
  await seedOfferings({ rows: many, now: new Date('2026-05-10') }, site.database)
  const titles = await titlesOf()
  expect(titles).toHaveLength(30)
  expect([titles[0], titles[29]]).toEqual(['New token sale: Many 39', 'New token sale: Many 10'])
})
