import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postRow, seedPosts } from '../../../tests/support/blog-site.ts'
import { expectUnharmed } from '../../../tests/support/built-site.ts'
import { ask, seedOfferings } from '../../../tests/support/offerings-site.ts'
import { readStrictXml, type XmlElement } from '../../../tests/support/strict-xml.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import { languages, subHosts, type Language } from '../../domain/kernel/site/language.ts'

const now = new Date('2026-05-10T12:00:00Z')
let moment = now
let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    environment: { DEMO: '0', SITE_ORIGIN: 'https://kawara.example' },
    now: () => moment,
  })
  const offerings = [
    { item_id: 'acme', name: 'Acme', status: 0, created_at: '2026-04-01' },
    { item_id: 'hidden', name: 'Hidden', status: 0, hidden: true, created_at: '2026-04-04' },
  ]
  await seedOfferings({ rows: offerings, now: new Date('2026-04-05T10:00:00Z') }, site.database)
  const posts = [
    postRow('first', { tags: ['税金 & 記録'], created_at: '2026-04-02', updated_at: '2026-04-30T15:30:00Z' }),
  ]
  await seedPosts({ rows: posts, now }, site.database)
  await site.database.query(
    `insert into pages values ('terms', 'ja', 'T', 'D', '', $1), ('terms', 'ko', 'T', 'D', '', $1),
       ('ico', 'ja', 'T', 'D', '', $1), ('premium', 'ja', 'T', 'D', '', $1)`,
    [now],
  )
  await site.database.query(
    `insert into events (event_id, symbol, type, texts, starts_at, date_precision, over_at, review, source, created_at, updated_at)
     select id, upper(id), 'ama', '{"title": "T"}', '2026-05-20', 'day', '2026-05-21', review, 'test', $1, $1
     from (values ('open', 'approved'), ('draft', 'waiting'), ('turned-down', 'refused')) as given (id, review)`,
    [now],
  )
})
afterAll(() => site.close())

const hostOf = (language: Language) => `${subHosts[language]}.kawara.example`
const childrenOf = (element: XmlElement) => element.children.filter((child) => typeof child !== 'string')
const textOf = (element: XmlElement, name: string) =>
  childrenOf(element)
    .find((child) => child.name === name)
    ?.children.filter((child) => typeof child === 'string')
    .join('')
const read = async (url: string, language: Language) => {
  const { statusCode, body } = await ask(site, url, { host: hostOf(language) })
  expect(statusCode, body).toBe(200)
  return childrenOf(readStrictXml(body.replace('<?xml version="1.0" encoding="UTF-8"?>\n', '').trim()))
}
const sitemapsOf = async (language: Language) =>
  (await read('/sitemap.xml', language)).map((sitemap) => textOf(sitemap, 'loc') ?? '')
const pagesOf = async (language: Language) => {
  const files = await sitemapsOf(language)
  const pages = await Promise.all(files.map((url) => read(new URL(url).pathname, language)))
  return pages.flat()
}

describe('the sitemaps', () => {
  it.each(languages)('of %s list each page of its host once, and no draft', async (language) => {
    const pages = await pagesOf(language)
    const paths = pages.map((page) => textOf(page, 'loc') ?? '')
    const origin = `https://${hostOf(language)}`
    expect(paths.filter((path) => !path.startsWith(`${origin}/`))).toEqual([])
    const own = paths.map((path) => path.slice(origin.length))
    expect(new Set(own).size).toBe(own.length)
    expect(own).toEqual(
      expect.arrayContaining(['/', '/market', '/ico/acme', '/events/item/open', '/events/symbol/OPEN']),
    )
    expect(own.join(' ')).not.toMatch(/hidden|draft|turned|search|unfollowed|error|ico-form\/|_app/i)
    expect(own.filter((path) => path === '/premium')).toHaveLength(1)
    const isWritten = language === 'ja' || language === 'ko'
    expect(own.includes('/page/terms')).toBe(isWritten)
    expect(own.includes('/ico')).toBe(language === 'ja')
    const blog = own.filter((path) => path.startsWith('/blog'))
    expect(blog).toEqual(
      language === 'ja'
        ? ['/blog', '/blog/posts/2026/05/first', '/blog/tags/%E7%A8%8E%E9%87%91%20%26%20%E8%A8%98%E9%8C%B2']
        : [],
    )
  })

  it('link the languages of a page and state when it was changed', async () => {
    const pages = await pagesOf('ko')
    const linksOf = (path: string) => {
      const page = pages.find((found) => textOf(found, 'loc') === `https://ko.kawara.example${path}`)
      const links = page === undefined ? [] : childrenOf(page).filter(({ name }) => name === 'xhtml:link')
      return {
        changed: page && textOf(page, 'lastmod'),
        links: links.map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`),
      }
    }
    expect(linksOf('/ico/acme')).toEqual({
      changed: '2026-04-01T00:00:00.000Z',
      links: [
        'ja https://www.kawara.example/ico/acme',
        'en https://en.kawara.example/ico/acme',
        'ko https://ko.kawara.example/ico/acme',
        'zh-Hans https://zh.kawara.example/ico/acme',
        'zh https://zh.kawara.example/ico/acme',
        'x-default https://www.kawara.example/ico/acme',
      ],
    })
    expect(linksOf('/page/terms').links).toEqual([
      'ja https://www.kawara.example/page/terms',
      'ko https://ko.kawara.example/page/terms',
      'x-default https://www.kawara.example/page/terms',
    ])
  })

  it('are named by robots.txt, which allows feeds', async () => {
    const { body } = await ask(site, '/robots.txt', { host: 'ko.kawara.example' })
    expect(body).toMatch(/^Sitemap: https:\/\/ko\.kawara\.example\/sitemap\.xml$/m)
    expect(body).toMatch(/^Allow: \/api\/map\/$/m)
  })

  it('are compressed for clients that accept it, and a 304 if unchanged', async () => {
    const requested = (headers: Record<string, string>) =>
      site.app.inject({
        url: '/api/map/sitemap/offerings-1.xml',
        headers: { host: 'en.kawara.example', ...headers },
        remoteAddress: '203.0.113.9',
      })
    const packed = await requested({ 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600, stale-while-revalidate=6000',
    })
    const plain = await requested({})
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-encoding']).toBeUndefined()
    const again = await requested({ 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
  })

  it.each([
    'offerings-2.xml',
    'offerings-0.xml',
    'offerings-01.xml',
    'offerings-1.xml.gz',
    'nothing-1.xml',
    'posts-1.xml',
    '%00-1.xml',
    'constructor-1.xml',
    `${'a'.repeat(5_000)}-1.xml`,
    'offerings-99999999999999999999.xml',
  ])('do not exist with the name %s', async (name) => {
    expect((await ask(site, `/api/map/sitemap/${name}`, { host: 'en.kawara.example' })).statusCode).toBe(404)
    expectUnharmed(site)
  })

  it('omit hidden offerings after ten minutes', async () => {
    const offerings = async () => (await read('/api/map/sitemap/offerings-1.xml', 'en')).length
    expect(await offerings()).toBe(1)
    await site.database.query(
      `insert into offerings (item_id, entry, status, created_at, updated_at) values ('late', '{}', 0, $1, $1)`,
      [now],
    )
    expect(await offerings()).toBe(1)
    moment = new Date(now.getTime() + 601_000)
    expect(await offerings()).toBe(2)
    await site.database.query(`update offerings set hidden = true where item_id = 'late'`)
    moment = new Date(now.getTime() + 1_202_000)
    expect(await offerings()).toBe(1)
  })
})
