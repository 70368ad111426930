import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import english from '../../words/en/dapps/page.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ url, headers: { host: 'en.localhost' } })
const to = (target: string) => get(`/dapp/d_kissaten22?to=${encodeURIComponent(target)}`)

it('the link of a dApp redirects at once, is not cached, and sends no referrer', async () => {
  const { statusCode, headers } = await get('/dapp/d_kissaten22')
  expect([statusCode, headers['location']]).toEqual([302, 'https://kissaten.example/'])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect((await to('https://pay.kissaten.example/42?a=b#c')).headers['location']).toBe(
    'https://pay.kissaten.example/42?a=b#c',
  )
})

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://kissaten.example@evil.example',
  'https://kissaten.example\\@evil.example',
  'javascript:alert(1)',
  'http://kissaten.example',
  'https://kіssaten.example',
  'https%3A%2F%2Fkissaten.example',
  '<script>alert(1)</script>',
  `https://kissaten.example/${'a'.repeat(3_000)}`,
])('the link does not redirect to %j, and the page says why', async (target) => {
  const { statusCode, headers, body } = await to(target)
  expect(headers['location']).toBeUndefined()
  expect(statusCode).toBe(403)
  expect(body).toContain(english.refusedTitle)
  expect(body).not.toContain('<script>alert(1)')
})

it.each([
  'https://kissaten.example\t.evil.example',
  'https://kissaten.example/\r\nset-cookie: a=b',
  '\u0000',
])('an address that is not valid text, %j, is refused before it is parsed', async (target) => {
  const { statusCode, headers } = await to(target)
  expect([statusCode, headers['location'], headers['set-cookie']]).toEqual([400, undefined, undefined])
})

it('the address of an unknown dApp does not redirect', async () => {
  for (const path of ['/dapp/d_2222222222', '/dapp/x', '/dapp/d_kissaten22%00']) {
    const { statusCode, headers } = await get(path)
    expect([400, 404]).toContain(statusCode)
    expect(headers['location']).toBeUndefined()
  }
})

it('pages of developers are not listed, and the server renders no personal data on them', async () => {
  for (const path of ['/coinview-sdk/list', '/coinview-sdk/manager', '/coinview-sdk/manager/d_kissaten22']) {
    const { statusCode, body } = await get(path)
    expect([path, statusCode]).toEqual([path, 200])
    expect(body).toMatch(/<meta name="robots" content="noindex/)
    expect(body).not.toContain('kissaten.example')
  }
})
