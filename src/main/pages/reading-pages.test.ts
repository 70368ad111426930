import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postRow, seedPosts } from '../../../tests/support/blog-site.ts'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask } from '../../../tests/support/offerings-site.ts'
import { testSecret, type TestSite } from '../../../tests/support/test-site.ts'
import { previewLinks } from '../../api/blog/preview-links.ts'
import { subHosts } from '../../domain/kernel/site/language.ts'
import { postPreviewPath } from '../../words/addresses/blog-addresses.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const open = async (url: string, host = 'en.localhost') => (await ask(site, url, { host })).body
const japanese = 'www.localhost'

function textOf(page: string): string {
  const main = /<main.*?<\/main>/s.exec(page)?.[0] ?? page
  return main.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, '')
}

describe('the page of a sale', () => {
  it('begins with its summary, before the terms', async () => {
    const { items } = (await ask(site, '/api/search')).json<{
      items: { item_id: string; excerpt: string }[]
    }>()
    for (const { item_id: id, excerpt } of items.slice(0, 5)) {
      const page = textOf(await open(`/ico/${id}`))
      expect(page.indexOf(excerpt.slice(0, 40)), id).toBeGreaterThan(-1)
      expect(page.indexOf(excerpt.slice(0, 40)), id).toBeLessThan(
        page.indexOf('Key facts', page.indexOf('Days')),
      )
    }
  })

  it.each([
    ['ja', '全額を失う'],
    ['en', 'You can lose everything'],
    ['ko', '모두 잃을 수'],
    ['zh', '损失投入的全部'],
  ] as const)('warns in %s that all money can be lost', async (language, warning) => {
    const host = `${subHosts[language]}.localhost`
    expect(textOf(await open('/ico/hinode-grid', host))).toContain(warning)
  })

  it('shows a cap only if it says something else than the target', async () => {
    const facts = textOf(await open('/ico/hinode-grid'))
    expect(facts).toContain('Minimum target')
    expect(facts).not.toContain('Soft cap')
  })

  it('separates a heading from the text beside it for screen readers', async () => {
    expect(await open('/ico/hinode-grid')).not.toMatch(/<h2[^>]*>[^<]+<span/)
  })
})

describe('a year and a month that are not numbers', () => {
  it.each([
    ['www', '年または月の指定が正しくありません'],
    ['en', 'Not a valid year or month'],
    ['ko', '연도 또는 월이 올바르지 않습니다'],
    ['zh', '年份或月份无效'],
  ])('get a 404 that names the fault, on %s in its language', async (host, stated) => {
    const { statusCode, body } = await ask(site, '/blog/posts/two/three/reading-lock-up-tables', {
      host: `${host}.localhost`,
    })
    expect(statusCode).toBe(404)
    expect(textOf(body)).toContain(stated)
  })
})

describe('a page of the blog past the last one', () => {
  it('says so and leads to the first page', async () => {
    const page = await open('/blog?page=99', japanese)
    expect(textOf(page)).toContain('一覧の最終ページを過ぎています。')
    expect(textOf(page)).not.toContain('記事はまだありません')
    expect(page).toMatch(/<a[^>]*href="\/blog"[^>]*>最初のページへ/)
  })
})

describe('a search of the blog', () => {
  it('shows its results, and is not listed by search engines', async () => {
    const page = await open('/blog?q=%E3%83%AD%E3%83%83%E3%82%AF%E3%82%A2%E3%83%83%E3%83%97', japanese)
    expect(textOf(page)).toContain('「ロックアップ」を含む記事')
    expect(page).toContain('reading-lock-up-tables')
    expect(page).toMatch(/<meta name="robots" content="noindex[^"]*"/)
    expect(await open('/blog', japanese)).not.toContain('name="robots"')
  })

  it('says when it has no results', async () => {
    expect(textOf(await open('/blog?q=zzzzzz', japanese))).toContain('「zzzzzz」を含む記事はありません')
  })
})

describe('the preview of a draft', () => {
  it('is neither cached nor listed, and has no buttons to share it', async () => {
    const row = { ...postRow('a-draft', { title: '下書きの題' }), status: 'draft' }
    await seedPosts({ rows: [row], now: new Date() }, site.database)
    const path = postPreviewPath(previewLinks(testSecret).write('a-draft', new Date()))
    const { statusCode, headers, body } = await ask(site, path, { host: japanese })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(textOf(body)).toContain('下書きの題')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).not.toMatch(/rel="canonical"|<link [^>]*hreflang|ld\+json|x\.com\/intent/i)
    expect(await open('/blog', japanese)).not.toContain('a-draft')
  })
})

describe('a reader of another language', () => {
  it('is redirected to the Japanese blog, which explains that in their language', async () => {
    const { statusCode, headers } = await ask(site, '/blog?page=2', { host: 'ko.localhost' })
    expect(statusCode).toBe(301)
    const there = new URL(String(headers.location))
    expect(there.hostname).toBe('www.localhost')
    expect(there.search).toBe('?page=2&from=ko')
    const page = await open(there.pathname + there.search, japanese)
    expect(textOf(page)).toContain('블로그는 일본어로만 제공됩니다.')
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/blog\?page=2"/)
    expect(textOf(await open('/blog?from=xx', japanese))).not.toMatch(/[가-힣]/)
  })
})

describe('on the blog, which is Japanese', () => {
  it('the other languages link to their own home page, and the page says why', async () => {
    const page = await open('/blog', japanese)
    for (const language of ['en', 'ko', 'zh']) {
      expect(page).toMatch(new RegExp(`<a href="http://${language}\\.localhost(:\\d+)?/"`))
      expect(page).not.toMatch(new RegExp(`<a href="http://${language}\\.localhost(:\\d+)?/blog`))
    }
    expect(page).toContain('ブログは日本語のみです')
    const [post = ''] = /\/blog\/posts\/[^"]+/.exec(page) ?? []
    expect(textOf(await open(post, japanese))).toContain('ブログは日本語のみです')
  })
})

describe('a list past its last page', () => {
  it('says that beside the number of results, and links to its first page or removes its filters', async () => {
    const page = await open('/?page=99&bonus=1')
    const text = textOf(page)
    expect(text).toMatch(/[1-9]\d* results/)
    expect(text).toContain('There are no projects on this page')
    expect(text).not.toContain('No projects found')
    expect(page).toMatch(/href="\/\?bonus=1"[^>]*>Go to the first page</)
    expect(page).toMatch(/href="\/"[^>]*>Reset filters</)
  })
})

describe('a path in another spelling', () => {
  it.each(['/MARKET', '/market/', '/Market//'])('%s redirects to /market', async (path) => {
    const { statusCode, headers } = await ask(site, path)
    expect([statusCode, headers.location]).toEqual([301, '/market'])
  })
})

describe('the first paint', () => {
  it('has the logo, the menu and the search icon without loading another file', async () => {
    const [header = ''] = /<header.*?<\/header>/s.exec(await open('/')) ?? []
    expect(header).toContain('viewBox="0 0 125 30"')
    expect(header.match(/<use href="[^"]*#(?:logo|menu|search|down)"/g)).toBeNull()
  })

  it('sets the theme and records presses by an inline script', async () => {
    expect(await open('/')).toMatch(/<script>[^<]*data-early[^<]*<\/script>/)
  })
})
