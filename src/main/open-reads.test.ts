import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSite, type TestSite } from '../../tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ environment: { DEMO: '1' } })
})
afterAll(() => site.close())

const origin = 'https://reader.example'
const headersOf = async (url: string, method: 'GET' | 'OPTIONS' = 'GET') =>
  (await site.app.inject({ method, url, headers: { host: 'en.localhost', origin } })).headers

it.each([
  '/api/search?q=hinode',
  '/api/search?page=nothing',
  '/api/ico/hinode-grid',
  '/api/coin-offerings/tegami',
  '/api/ads',
  '/api/posts',
  '/api/page/terms',
  '/api/market/search',
  '/api/market/item/bitcoin/info',
  '/api/coin-chart/bitcoin',
  '/api/coin-ex-rate/JPY',
  '/api/events/item/nothing',
  '/api/plans',
  '/api/openapi.json',
  '/api/map/rss2',
  '/api/map/events.ics',
  '/api/map/events.rss',
])('a page of another site may read %s', async (url) => {
  expect((await headersOf(url))['access-control-allow-origin']).toBe('*')
})

it('a page of another site may search the calendar', async () => {
  const preflight = await headersOf('/api/events/search', 'OPTIONS')
  expect(preflight).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
  })
  const { headers, statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/events/search',
    headers: { host: 'en.localhost', origin },
    payload: { start: '2026-04-01', end: '2026-05-01' },
  })
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
})

it.each([
  '/api/follow?email=a@example.com',
  '/api/follow/preferences?token=x',
  '/api/owner/',
  '/api/owner/submissions?token=x',
  '/api/subscriptions/own?token=x',
  '/api/web_coupons/WELCOME20',
  '/api/app/wallet',
  '/api/app/airdrop',
  '/api/sdk/me',
  '/api/dapps',
  '/api/push',
  '/',
])('no page of another site may read %s', async (url) => {
  const headers = await headersOf(url)
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})
