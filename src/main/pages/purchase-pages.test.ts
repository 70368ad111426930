import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBuiltSite } from '../../../tests/support/built-site.ts'
import { eventually } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import { airdropPath } from '../../words/addresses/airdrop-addresses.ts'
import airdrop from '../../words/en/airdrop/page.ts'
import english from '../../words/en/purchase/page.ts'
import state from '../../words/en/purchase/state.ts'

let site: TestSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ url, headers: { host: 'en.localhost' } })
const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/coinview/purchase',
    headers: { host: 'en.localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const begun = async () =>
  Number((await site.database.query<{ count: string }>('select count(*) from subscriptions'))[0]?.count)

it('prices are in the currency of the reader, or in the requested one', async () => {
  expect((await get('/premium')).body).toContain('$39.99')
  const inYen = (await get('/premium?currency=JPY')).body
  expect(inYen).toContain(english.saves.replace('{amount}', '¥1,160'))
  expect((await get('/premium?currency=DOGE')).body).toContain('$39.99')
})

it('premium, the order form and a quiz say that the app is not in the stores, until it is', async () => {
  const out = await openBuiltSite({ GOOGLE_PLAY_URL: 'https://play.example/coinview' })
  const read = async (from: TestSite, url: string) =>
    (await from.app.inject({ url, headers: { host: 'en.localhost' } })).body
  const awaited = english.appAwaited.replace('{app}', 'CoinView')
  for (const path of ['/premium', '/coinview/purchase']) {
    expect(await read(site, path)).toContain(awaited)
    expect(await read(out, path)).not.toContain(awaited)
  }
  const first = /btn-primary[^>]*>([^<]*)</
  const [here, inApp] = [await read(site, airdropPath), await read(out, airdropPath)].map(
    (body) => first.exec(body.slice(body.indexOf('<main')))?.[1],
  )
  expect([here, inApp]).toEqual([airdrop.takePartHere, airdrop.takePartInApp])
  await out.close()
})

it('pages about one purchase are neither listed nor cached', async () => {
  for (const path of [
    '/coinview/success?subscription=1',
    '/coinview/fail',
    '/coinview/subscription?token=x',
  ]) {
    const { statusCode, headers, body } = await get(path)
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'no-store'])
    expect(body).toMatch(/<meta name="robots" content="noindex/)
  }
  expect((await get('/coinview/subscription?token=x')).body).toContain(state.invalid)
})

it('the first press starts no purchase, and neither does a form of another site', async () => {
  const fields = { plan: 'premium-monthly', email: 'hana@example.com', coupon: '', currency: 'USD' }
  expect((await post(fields)).body).toContain(english.check)
  expect((await post({ ...fields, ticket: 'made-up' })).body).toContain(english.check)
  const foreign = await post(fields, { 'sec-fetch-site': 'cross-site' })
  expect([foreign.statusCode, foreign.headers.location]).toEqual([303, '/coinview/purchase'])
  const wrong = await post({ ...fields, email: '<b>"hana' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.body).toContain(english.correctEmail)
  expect(wrong.body).not.toContain('<b>"hana')
  expect(await begun()).toBe(0)
})

it('when no plan is sold any more the pages say that', async () => {
  await site.database.query('update plans set is_sold = false')
  for (const path of ['/premium', '/coinview/purchase'])
    await eventually(
      async () => (await get(path)).body,
      (body) => body.includes(english.noPlans),
    )
  expect((await get('/coinview/purchase')).body).not.toContain('name="email"')
})
