import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPushSite, type PushSite } from '../../../tests/support/push-site.ts'
import en from '../../words/en/field-errors.ts'
import ja from '../../words/ja/server/problems.ts'

let opened: PushSite
beforeAll(async () => {
  opened = await openPushSite({
    rows: [
      { item_id: 'hinode-grid', name: 'Hinode Grid' },
      { item_id: 'kumo', name: 'Kumo' },
    ],
  })
})
afterAll(() => opened.close())

describe('a browser', () => {
  it('gets the public key, and sees that notifications are off', async () => {
    const { body, raw } = await opened.openBrowser().ask('GET', '/api/push')
    expect(body).toEqual({
      isOn: false,
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      follows: [],
      alerts: [],
    })
    expect(raw.headers['cache-control']).toBe('no-store')
  })

  it('turns notifications on, follows, waits for prices and turns everything off', async () => {
    const browser = opened.openBrowser('en.localhost')
    const on = await browser.turnOn(opened.service.subscribe())
    expect([on.code, on.body.isOn]).toEqual([200, true])
    expect(on.set).toMatch(/^push=[\w-]{32}; Path=\/api\/push; Max-Age=\d+; HttpOnly; SameSite=Lax$/)

    expect((await browser.follow('hinode-grid')).body.follows).toEqual([
      { itemId: 'hinode-grid', name: 'Hinode Grid' },
    ])
    await browser.follow('hinode-grid')
    const { body } = await browser.alert('60,000')
    expect(body.alerts).toMatchObject([
      { coin: 'bitcoin', name: 'Bitcoin', currency: 'USD', side: 'above', price: 60_000, isArmed: true },
    ])
    expect(await browser.state()).toEqual({
      ...body,
      follows: [{ itemId: 'hinode-grid', name: 'Hinode Grid' }],
    })

    const id = body.alerts[0]?.id ?? ''
    expect((await browser.ask('DELETE', `/api/push/alerts/${id}`)).body.alerts).toEqual([])
    expect((await browser.ask('DELETE', '/api/push/follows/hinode-grid')).body.follows).toEqual([])
    await browser.follow('kumo')
    expect((await browser.ask('DELETE', '/api/push')).body).toMatchObject({ isOn: false, follows: [] })
    expect(await opened.database.query('select 1 from push_follows')).toEqual([])
    expect((await browser.follow('kumo')).body.code).toBe('push_not_on')
  })

  it('cannot read or change the preferences of another', async () => {
    const owner = await opened.openNotified()
    await owner.follow('kumo')
    const { body } = await owner.alert('70000')
    const other = await opened.openNotified()
    expect(await other.state()).toMatchObject({ follows: [], alerts: [] })
    await other.ask('DELETE', `/api/push/alerts/${body.alerts[0]?.id ?? ''}`)
    await other.ask('DELETE', '/api/push/follows/kumo')
    expect(await owner.state()).toMatchObject({ follows: [{ itemId: 'kumo' }], alerts: [{ price: 70_000 }] })
  })

  it('that has lost its cookie gets its follows back; one that knows only the endpoint does not', async () => {
    const owner = await opened.openNotified()
    await owner.follow('kumo')
    const thief = opened.openBrowser()
    const { auth: otherAuth } = opened.service.subscribe()
    const stolen = await thief.turnOn({ ...owner.subscription, auth: otherAuth })
    expect([stolen.code, stolen.body.code]).toEqual([409, 'push_taken'])
    owner.loseCookie()
    expect((await owner.state()).isOn).toBe(false)
    expect((await owner.turnOn(owner.subscription)).body.follows).toEqual([{ itemId: 'kumo', name: 'Kumo' }])
  })

  it('renews its subscription without a page, and only with its cookie', async () => {
    const browser = await opened.openNotified()
    const { endpoint: was } = browser.subscription
    const renewed = opened.service.subscribe()
    const input = { endpoint: renewed.endpoint, p256dh: renewed.p256dh, auth: renewed.auth, was }
    const stranger = await opened.openBrowser().ask('POST', '/api/push/renew', input, false)
    expect([stranger.code, stranger.body.code]).toEqual([404, 'push_not_on'])
    expect((await browser.ask('POST', '/api/push/renew', input, false)).code).toBe(200)
    await browser.test()
    expect(await opened.notesAt(renewed)).toHaveLength(1)
    expect(browser.subscription.received).toEqual([])
  })
})

describe('an invalid request', () => {
  it.each([
    ['endpoint', { endpoint: 'https://169.254.169.254/latest/meta-data' }],
    ['endpoint', { endpoint: 'http://127.0.0.1:22/' }],
    ['endpoint', { endpoint: 'https://fcm.googleapis.com/x' }],
    ['endpoint', { endpoint: 'no address' }],
    ['p256dh', { p256dh: 'AAAA' }],
    ['p256dh', { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url') }],
    ['auth', { auth: 'AAAA' }],
  ])('with the %s %j is refused and nothing is stored', async (field, change) => {
    const { code, body, raw } = await opened
      .openBrowser()
      .turnOn({ ...opened.service.subscribe(), ...change })
    expect([code, body.code]).toEqual([400, 'invalid_input'])
    expect(raw.json()).toMatchObject({ errors: [{ field }] })
  })

  it('with a wrong price gets an error in the language of the reader', async () => {
    const browser = await opened.openNotified({ host: 'en.localhost' })
    const messageOf = async (price: string, side?: string) =>
      (await browser.alert(price, side)).raw.json<{ errors: { message: string }[] }>().errors[0]?.message
    expect(await messageOf('-5')).toBe(en.not_a_price)
    expect(await messageOf('40000', 'above')).toBe(en.already_above)
    expect(await messageOf('60000', 'below')).toBe(en.already_below)
    expect((await browser.alert('1', 'below', 'USD', 'no-such-coin')).body.code).toBe('coin_not_found')
    expect((await browser.follow('no-such-sale')).body.code).toBe('offering_not_found')
  })

  it('is one for more than fifty follows or alerts', async () => {
    const browser = await opened.openNotified()
    for (let at = 0; at < 50; at++) expect((await browser.alert(String(60_000 + at))).code).toBe(200)
    const { code, raw } = await browser.alert('99999')
    expect(code).toBe(409)
    expect(raw.json()).toMatchObject({ code: 'push_full', title: ja.push_full })
  })

  it('is one for a write without a signature', async () => {
    const browser = await opened.openNotified()
    expect((await browser.ask('POST', '/api/push/test', undefined, false)).body.code).toBe(
      'signature_invalid',
    )
  })
})

it('a site without push services returns no key and refuses subscriptions', async () => {
  const quiet = await openPushSite({ environment: { PUSH_HOSTS: 'none' } })
  const browser = quiet.openBrowser()
  expect(await browser.state()).toMatchObject({ publicKey: null })
  expect((await browser.turnOn(quiet.service.subscribe())).body.code).toBe('push_off')
  await quiet.close()
})
