import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask } from '../../../tests/support/offerings-site.ts'
import { schemaFaults } from '../../../tests/support/schema-types.ts'
import { until } from '../../../tests/support/until.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { languages, subHosts, type Language } from '../../domain/kernel/site/language.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite({ SITE_ORIGIN: 'https://kawara.example' })
})
afterAll(() => site.close())

const hostOf = (language: Language) => `${subHosts[language]}.kawara.example`
const attribute = (tag: string, name: string) =>
  (new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')
const tagsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag)
const alternatesIn = (text: string, pattern: RegExp) =>
  tagsOf(text, pattern).map((tag) => `${attribute(tag, 'hreflang')} ${attribute(tag, 'href')}`)

interface Told {
  readonly url: string
  readonly alternates: readonly string[]
}

async function sitemapOf(language: Language): Promise<{ kind: string; pages: readonly Told[] }[]> {
  const host = hostOf(language)
  const { body } = await ask(site, '/sitemap.xml', { host })
  return Promise.all(
    [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(async ([, url = '']) => ({
      kind: /sitemap\/(\w+)-/.exec(url)?.[1] ?? '',
      pages: [...(await ask(site, new URL(url).pathname, { host })).body.matchAll(/<url>.*?<\/url>/gs)].map(
        ([page]) => ({
          url: /<loc>([^<]*)/.exec(page)?.[1] ?? '',
          alternates: alternatesIn(page, /<xhtml:link[^>]*>/g),
        }),
      ),
    })),
  )
}

async function look(url: string, language: Language, query = '') {
  const { statusCode, body } = await ask(site, url.replace(/^https:\/\/[^/]*/, '') + query, {
    host: hostOf(language),
  })
  const head = body.slice(0, body.indexOf('<body'))
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    statusCode,
    isListed: !/<meta name="robots"/.test(body),
    title: /<title>([^<]*)/.exec(body)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? '',
    canonical: attribute(tagsOf(head + body, /<link rel="canonical"[^>]*>/g)[0] ?? '', 'href'),
    alternates: alternatesIn(body, /<link [^>]*hreflang[^>]*>/gi),
    data: scripts.map(([, json = '']) => JSON.parse(json) as unknown),
  }
}

describe.each(languages)('each page that the sitemaps of %s list', (language) => {
  it('is there, known by that address, with the same alternates, and says what it is in words of its own', async () => {
    const found: string[] = []
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const { kind, pages } of await sitemapOf(language)) {
      expect(pages.length, kind).toBeGreaterThan(0)
      // Most in the language that most is written in, of the others some of each kind.
      for (const { url, alternates } of pages.slice(0, language === 'ja' ? 60 : 6)) {
        const page = await look(url, language)
        if (page.statusCode !== 200) found.push(`${url}: ${page.statusCode}`)
        if (!page.isListed) found.push(`${url}: not to be listed`)
        if (page.canonical !== url) found.push(`${url}: known as ${page.canonical}`)
        if (page.alternates.join() !== alternates.join()) found.push(`${url}: ${page.alternates.join()}`)
        if (titles.has(page.title)) found.push(`${url}: titled as ${titles.get(page.title)}: ${page.title}`)
        if (descriptions.has(page.description))
          found.push(`${url}: described as ${descriptions.get(page.description)}: ${page.description}`)
        titles.set(page.title, url)
        descriptions.set(page.description, url)
        found.push(...schemaFaults(page.data).map((fault) => `${url}${fault}`))
        if (/[?&](?:theme|utm|inApp)/.test(JSON.stringify(page)))
          found.push(`${url}: carries how it is shown`)
      }
    }
    expect(found.slice(0, 40)).toEqual([])
  }, 240_000)
})

describe('a page is known by the same address', () => {
  it.each([
    '/?theme=dark',
    '/market?theme=dark&utm_source=x&inApp=1',
    '/market?sort=name',
    '/market?currency=USD',
  ])('however it is shown: %s', async (path) => {
    const { canonical, isListed, alternates } = await look(path, 'en')
    expect({ canonical, isListed }).toEqual({
      canonical: `https://en.kawara.example${path.split('?')[0]}`,
      isListed: true,
    })
    expect(alternates).toHaveLength(languages.length + 1)
  })

  it('with its number, if it is a further page of a list', async () => {
    for (const path of ['/', '/market']) {
      const [first, second] = [await look(path, 'en'), await look(path, 'en', '?page=2&theme=dark')]
      expect(second).toMatchObject({ isListed: true, canonical: `https://en.kawara.example${path}?page=2` })
      expect(second.title).not.toBe(first.title)
      expect(second.alternates[0]).toBe(`ja https://www.kawara.example${path}?page=2`)
    }
  })

  it.each([
    '/?page=999',
    '/?industry=Energy',
    '/?ongoing=0',
    '/search?q=token',
    '/market?q=bit',
    '/market?ids=bitcoin',
    '/market?page=999',
    '/events/time/last-month',
    '/events/tags/ama',
    '/events/symbol/NOSUCHTOKEN',
    '/_app/requestPermission',
  ])('and no search engine lists %s', async (path) => {
    expect(await look(path, 'en')).toMatchObject({ statusCode: 200, isListed: false, canonical: '' })
  })
})

it('a page that is not written in the language of the host is not listed there', async () => {
  await site.database.query(`delete from pages where page_id = 'tax' and language in ('ja', 'zh')`)
  await until(async () => expect(await look('/page/tax', 'zh')).toMatchObject({ isListed: false }))
  expect((await look('/page/tax', 'ko')).alternates).toEqual([
    'en https://en.kawara.example/page/tax',
    'ko https://ko.kawara.example/page/tax',
    'x-default https://en.kawara.example/page/tax',
  ])
})
