import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { ask } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { savePage } from '../../api/pages/pages.store.ts'

let site: TestSite

beforeAll(async () => {
  site = await openBuiltSite({ DEMO: '0' }, { cachesPages: false })
})
afterAll(() => site.close())

const open = (path: string, host = 'en') => ask(site, path, { host: `${host}.localhost` })

describe('on a site whose operator has published nothing', () => {
  it.each([
    ['/page/terms', 'Terms of use'],
    ['/page/privacy', 'Privacy policy'],
    ['/page/company', 'Company'],
    ['/page/commerce', 'Legal notice for online sales'],
    ['/page/ads', 'Advertise'],
    ['/page/tax', 'Crypto tax basics'],
    ['/page/interviews', 'Founder interviews'],
    ['/ico', 'What is a token sale?'],
  ])('%s says that it is missing, and search engines do not list it', async (path, title) => {
    const { statusCode, body } = await open(path)
    expect(statusCode).toBe(200)
    expect(body).toContain(`has not published “${title}” yet`)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).toContain('href="/contact"')
  })

  it('every link of the footer leads to a page, in each language', async () => {
    for (const host of ['www', 'en', 'ko', 'zh']) {
      const { body } = await open('/contact', host)
      const footer = /<footer.*<\/footer>/s.exec(body)?.[0] ?? ''
      const paths = [...new Set([...footer.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path))]
      expect(paths.length).toBeGreaterThan(15)
      for (const path of paths)
        expect([200, 301, 302, 308], `${host}${path}`).toContain(
          (await open(path.replaceAll('&amp;', '&'), host)).statusCode,
        )
    }
  })

  it('other pages are not found', async () => {
    expect((await open('/page/nothing-of-this-name')).statusCode).toBe(404)
  })
})

it('a page that is published takes the place', async () => {
  await savePage(
    {
      page_id: 'terms',
      language: 'en',
      title: 'Our terms',
      description: 'Terms',
      markdown: 'Text',
      updated_at: new Date(),
    },
    site.database,
  )
  const { body } = await open('/page/terms')
  expect(body).toContain('Our terms')
  expect(body).not.toContain('has not published')
})
