import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { html, openStandInSite } from '../../../tests/support/stand-in-pages.ts'
import { faultsIn } from '../../../tests/support/test-log.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { hashOf } from '../../api/http/security-headers.ts'
import { savePage } from '../../api/pages/pages.store.ts'
import type { PageRequest } from '../../web/entry.server.tsx'

let site: TestSite
let requested: PageRequest[]
let answer: (request: PageRequest) => Response | Promise<Response>

beforeAll(async () => {
  const answerPage = async (request: PageRequest) => {
    requested.push(request)
    return answer(request)
  }
  site = await openStandInSite(answerPage, { cachesPages: false })
})
afterAll(() => site.close())
beforeAll(() =>
  savePage(
    {
      page_id: 'terms',
      language: 'ko',
      title: '약관',
      description: '',
      markdown: '',
      updated_at: new Date(),
    },
    site.database,
  ),
)
beforeEach(() => {
  requested = []
  answer = () => html('<p>Hello</p>')
  site.log.length = 0
})

const open = (url: string, host = 'ko.kawara.example') => site.app.inject({ url, headers: { host } })

describe('a page', () => {
  it('is rendered in the language of the host, with its path and query, and with a client that needs no HTTP', async () => {
    const sent = await open('/page/unknown-to-the-server?theme=dark')
    expect(sent).toMatchObject({ statusCode: 200, body: '<p>Hello</p>' })
    expect(requested).toMatchObject([{ page: { language: 'ko', siteOrigin: 'http://kawara.example' } }])
    expect(requested[0]?.request.url).toBe('http://ko.kawara.example/page/unknown-to-the-server?theme=dark')
    await expect(requested[0]?.page.client.getPage({ pageId: 'terms' })).resolves.toMatchObject({
      language: 'ko',
    })
    await expect(requested[0]?.page.client.getPage({ pageId: 'nothing' })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('allows only the scripts of the renderer, by their hashes', async () => {
    const ours = 'start({"a": "</p>"})'
    answer = ({ page }) =>
      html(`<script nonce="${page.scriptNonce}">${ours}</script><script>alert("from the content")</script>`)
    const { headers, body } = await open('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(ours)}';`)
    expect(policy).not.toContain(hashOf('alert("from the content")'))
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(body).not.toContain('nonce')
  })

  it('loads its style sheet and scripts before its images', async () => {
    const viewport = '<meta name="viewport" content="width=device-width"/>'
    const picture = '<link rel="preload" as="image" href="/logo.webp"/>'
    const script = '<link rel="modulepreload" href="/assets/page-1.js"/>'
    const libraries = '<link rel="modulepreload" href="/assets/react-1.js"/>'
    const style = '<link rel="stylesheet" href="/page.css"/>'
    const rest = '<title>$&</title>'
    answer = () =>
      html(`<head>${viewport}${picture}${script}${libraries}${rest}${style}</head><body>$1</body>`)
    const { body } = await open('/')
    const later = script.replace('<link', '<link fetchpriority="low"')
    expect(body).toBe(`<head>${viewport}${style}${libraries}${later}${picture}${rest}</head><body>$1</body>`)
  })

  it('keeps the 404 status of the rendered answer', async () => {
    answer = () => html('<p>Not here</p>', 404)
    expect(await open('/nothing')).toMatchObject({ statusCode: 404, body: '<p>Not here</p>' })
  })

  it('that fails while it is rendered is a 500, reported once', async () => {
    answer = () => {
      throw new Error('broken in /srv/kawara/home.tsx')
    }
    expect(await open('/')).toBeProblem('internal', 'ko')
    expect(faultsIn(site.log)).toHaveLength(1)
  })

  it.each(['/?', '/%20', '/a;b', '/a:b', '/~', '/.well-known/x'])(
    'with the unusual path %s is rendered without an error',
    async (path) => {
      expect((await open(path)).statusCode).toBe(200)
      expect(new URL(requested[0]?.request.url ?? '').host).toBe('ko.kawara.example')
      expect(faultsIn(site.log)).toEqual([])
    },
  )
})

describe('for every form of the host name', () => {
  const label = fc.constantFrom(
    'www',
    'ko',
    'kawara',
    'example',
    'localhost',
    'evil',
    '08',
    '10',
    '255',
    '0x7f',
    '[::1]',
    '',
  )
  const written = fc.tuple(
    fc.array(label, { maxLength: 5 }).map((labels) => labels.join('.')),
    fc.constantFrom('', ':', ':80', ':99999', ':x', '.', '/', '#', '@evil.example', ' ', '%00'),
  )
  const host = fc.oneof(
    written.map((parts) => parts.join('')),
    fc.tuple(fc.ipV4(), fc.ipV6()).map(([four, six]) => `${four}${six}`),
    fc.ipV4(),
    fc.ipV6().map((address) => `[${address}]`),
    fc
      .array(fc.stringMatching(/^[0-9]{1,3}$/), { minLength: 4, maxLength: 4 })
      .map((octets) => octets.join('.')),
    fc.string(),
  )

  it('the answer is the page, a redirect to www, or the page for unknown hosts', async () => {
    await fc.assert(
      fc.asyncProperty(host, async (name) => {
        const { statusCode, headers } = await open('/market?q=1', name)
        const outcome = statusCode === 301 ? headers['location'] : statusCode
        expect([200, 404, 'http://www.kawara.example/market?q=1']).toContain(outcome)
        for (const { request } of requested) expect(request.url).toMatch(/\/market\?q=1$/)
      }),
      { numRuns: 500 },
    )
    expect(faultsIn(site.log)).toEqual([])
  })
})

describe('other than pages', () => {
  it('a missing file is a 404, not a page', async () => {
    expect(await open('/files/nothing.png')).toBeProblem('not_found', 'ko')
    expect(await open('/api/nothing')).toBeProblem('not_found', 'ko')
    expect(requested).toEqual([])
  })

  it('a page cannot be changed by a request', async () => {
    const posted = await site.app.inject({ method: 'POST', url: '/', headers: { host: 'ko.kawara.example' } })
    expect(posted).toBeProblem('method_not_allowed', 'ko')
    expect(posted.headers['allow']).toBe('GET, HEAD')
  })
})
