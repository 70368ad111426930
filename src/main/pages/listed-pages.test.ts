import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { lookAt, walkListed } from '../../../tests/support/listed-pages.ts'
import { ask } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { until } from '../../../tests/support/until.ts'
import { languages, subHosts, type Language } from '../../domain/kernel/site/language.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite({ SITE_ORIGIN: 'https://kawara.example' })
})
afterAll(() => site.close())

const hostOf = (language: Language) => `${subHosts[language]}.kawara.example`
const get = async (path: string, language: Language) => {
  const { statusCode: status, body } = await ask(site, path, { host: hostOf(language) })
  return { status, body }
}
const most: Readonly<Record<Language, number>> = { ja: 60, en: 70, ko: 6, zh: 6 }
const look = (url: string, language: Language, query = '') => lookAt(url + query, language, get)

// `bench/listed-pages.ts` checks all pages. This test checks most Japanese and English pages, and some of each kind in the other languages.
it.each(languages)(
  'each page that the sitemaps of %s list is there, known by that address, with the same alternates, and says what it is in words of its own',
  async (language) => {
    const { faults, kinds } = await walkListed({ language, most: most[language] }, get)
    expect(kinds).toBeGreaterThan(4)
    expect(faults.slice(0, 40)).toEqual([])
  },
  240_000,
)

describe('a page has the same canonical address', () => {
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
    // Simplified Chinese stands under two names, and the default is one more.
    expect(alternates).toHaveLength(languages.length + 2)
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
    expect(await look(path, 'en')).toMatchObject({ status: 200, isListed: false, canonical: '' })
  })
})

it('a page that does not exist in the language of the host is not listed there', async () => {
  await site.database.query(`delete from pages where page_id = 'tax' and language in ('ja', 'zh')`)
  await until(async () => expect(await look('/page/tax', 'zh')).toMatchObject({ isListed: false }))
  expect((await look('/page/tax', 'ko')).alternates).toEqual([
    'en https://en.kawara.example/page/tax',
    'ko https://ko.kawara.example/page/tax',
    'x-default https://en.kawara.example/page/tax',
  ])
})
