import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../tests/support/offerings-site.ts'
import { openPurchaseSite, type PurchaseSite, type Shown } from '../../../tests/support/purchase-site.ts'
import { maxRequestsPerDay } from '../../domain/follow/follow.ts'
import { day } from '../../domain/kernel/time/durations.ts'

let site: PurchaseSite

beforeAll(async () => {
  site = await openPurchaseSite()
})
afterAll(() => site.close())

const becomes = (id: string, isIt: (row: { state: string; paid_until: Date }) => boolean) =>
  eventually(
    () =>
      site.database.query<{ state: string; paid_until: Date }>(
        'select state, paid_until from subscriptions where subscription_id = $1',
        [id],
      ),
    ([row]) => row !== undefined && isIt(row),
    10_000,
  )

describe('plans', () => {
  it('are listed in the currency of the language, with the tax that is in it', async () => {
    const answer = (await site.get('/api/plans')).json()
    expect(answer).toMatchObject({ currency: 'JPY', currencies: ['JPY', 'USD'], is_sandbox: true })
    expect(answer.plans).toHaveLength(2)
    expect(answer.plans[0]).toEqual({
      plan_id: 'monthly',
      name: '月額プラン',
      interval: 'month',
      price: { amount: 580, currency: 'JPY', text: '580円' },
      discount: null,
      total: { amount: 580, currency: 'JPY', text: '580円' },
      tax: { percent: 10, included: { amount: 52, currency: 'JPY', text: '52円' } },
    })
    const inDollars = (await site.get('/api/plans', { host: 'en.localhost' })).json()
    expect(inDollars.plans[1]).toMatchObject({ name: 'Yearly', price: { text: '$39.99' }, tax: null })
  })
})

describe('a purchase', () => {
  it('is paid at the checkout; the licence code is in a mail and nowhere else', async () => {
    const begun = await site.begun({ email: 'buyer@example.com' })
    expect(begun.state).toBe('waiting')
    expect(await site.shown(begun.subscription_id, begun)).toMatchObject({
      state: 'waiting',
      period_end: null,
    })
    const pressed = await site.press(begun.checkout, 'approve')
    expect([pressed.statusCode, pressed.headers.location]).toEqual([
      303,
      `/coinview/success?subscription=${begun.subscription_id}`,
    ])
    const shown = await site.shown(begun.subscription_id, begun)
    expect(shown).toMatchObject({
      state: 'active',
      renews: true,
      may_cancel: true,
      email: 'buyer@example.com',
    })
    const [mail, ...more] = await site.mailsTo('buyer@example.com')
    expect(more).toEqual([])
    const code = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
    for (const text of ['580円', '52円', '/coinview/subscription?token=manage-'])
      expect(mail?.text).toContain(text)
    expect(mail?.html).toContain(code)
    const stored = await site.database.query('select * from subscriptions')
    expect(JSON.stringify([stored, shown, site.log])).not.toContain(code)
    expect(JSON.stringify(site.log)).not.toContain('buyer@')
  })

  it('that is declined grants nothing and leads to the page that explains it', async () => {
    const begun = await site.begun({ email: 'declined@example.com' })
    const pressed = await site.press(begun.checkout, 'decline')
    expect(pressed.headers.location).toBe(`/coinview/fail?subscription=${begun.subscription_id}`)
    expect(await site.shown(begun.subscription_id, begun)).toMatchObject({
      state: 'declined',
      checkout: null,
    })
    expect(await site.mailsTo('declined@example.com')).toEqual([])
    expect((await site.get(new URL(begun.checkout ?? '').pathname)).statusCode).toBe(404)
  })

  it('is shown only to the browser that began it; a request with nothing but its id is refused and logged', async () => {
    const begun = await site.begun({ email: 'proof@example.com' })
    await site.press(begun.checkout, 'approve')
    const other = await site.begun({ email: 'other@example.com' })
    const path = `/api/subscriptions/web/${begun.subscription_id}`
    expect(await site.get(path)).toBeProblem('subscription_not_found')
    expect(await site.get(path, other)).toBeProblem('subscription_not_found')
    expect(await site.get(`${path}?token=manage-${begun.subscription_id}-${'a'.repeat(32)}`)).toBeProblem(
      'subscription_not_found',
    )
    expect(site.log).toContainEqual(
      expect.objectContaining({
        subscription: begun.subscription_id,
        msg: 'refused to show a subscription: the caller sent neither its cookie nor a valid link',
      }),
    )
  })

  it('with invalid input is refused in the language of the reader', async () => {
    const wrong = { coupon: 'x'.repeat(200), plan_id: undefined }
    for (const [host, names] of [
      ['www.localhost', ['プラン', 'クーポンコード']],
      ['zh.localhost', ['方案', '优惠码']],
    ] as const) {
      const { errors } = (await site.begin(wrong, { host })).json<{ errors: { message: string }[] }>()
      const messages = errors.map(({ message }) => message).join('\n')
      for (const name of names) expect(messages).toContain(name)
    }
  })

  it('that is submitted twice is created once', async () => {
    const body = { email: 'twice@example.com', sending: 'abcdefghijklmnop1' }
    const answers = await Promise.all([site.begun(body), site.begun(body), site.begun(body)])
    expect(new Set(answers.map(({ subscription_id }) => subscription_id)).size).toBe(1)
    expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(1)
    expect(new Set(answers.map(({ checkout }) => checkout)).size).toBe(1)
  })

  it('that is begun again in the same browser can be paid only once', async () => {
    const first = await site.begun({ email: 'anew@example.com' })
    const second = await site.begun({ email: 'anew@example.com' }, first)
    expect(second.subscription_id).not.toBe(first.subscription_id)
    expect(await site.shown(first.subscription_id, first)).toMatchObject({ state: 'expired' })
    expect((await site.press(first.checkout, 'approve')).statusCode).toBe(404)
  })

  it.each([
    [{ plan_id: 'gold' }, 'plan_not_found'],
    [{ plan_id: 'old' }, 'plan_not_found'],
    [{ plan_id: 'yearly', currency: 'KRW' }, 'plan_not_found'],
    [{ email: 'nobody' }, 'invalid_input'],
    [{ email: '' }, 'invalid_input'],
    [{ coupon: 'NO-SUCH' }, 'coupon_not_found'],
    [{ currency: 'BTC' }, 'invalid_input'],
    [{ sending: 'short' }, 'invalid_input'],
  ] as const)('%j is refused: %s', async (body, code) => {
    expect(await site.begin(body)).toBeProblem(code)
  })
})

describe('the sandbox', () => {
  it('sends at most five mails to a mailbox, however its address is written', async () => {
    const spellings = ['v.ictim', 'victim', 'vic.tim', 'victim+a', 'victim+b', 'v.i.c.t.i.m', 'VICTIM']
    for (const spelling of spellings) {
      const { checkout, ...begun } = await site.begun({ email: `${spelling}@gmail.com` })
      await site.press(checkout, 'approve')
      expect(await site.shown(begun.subscription_id, begun)).toMatchObject({ state: 'active' })
    }
    await site.mailsTo('victim@gmail.com')
    expect(site.mails.filter(({ to }) => /@gmail\.com$/i.test(to))).toHaveLength(maxRequestsPerDay)
  })
})

describe('the holder of a link from a mail', () => {
  it('sees, cancels and resumes the subscription, with and without scripts', async () => {
    const begun = await site.begun({ email: 'holder@example.com' })
    await site.press(begun.checkout, 'approve')
    const [receipt] = await site.mailsTo('holder@example.com')
    const token = /token=(manage-[\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? ''
    const own = await site.get(`/api/subscriptions/own?token=${token}`)
    expect(own.json<Shown>()).toMatchObject({ subscription_id: begun.subscription_id, state: 'active' })

    const path = '/api/subscriptions/own'
    const cancelled = await site.post(path, { token, act: 'cancel' })
    expect(cancelled.json<Shown>()).toMatchObject({ state: 'cancelling', renews: false, may_resume: true })
    await site.post(path, { token, act: 'cancel' })
    expect(await site.mailsTo('holder@example.com')).toHaveLength(2)
    const resumed = await site.post(path, { token, act: 'resume' })
    expect(resumed.json<Shown>()).toMatchObject({ state: 'active' })
    const confirmation = (await site.mailsTo('holder@example.com')).at(-1)
    expect(confirmation?.subject).toContain('解約を取り消しました')
    expect(confirmation?.text).toContain('これまでどおり')

    const form = await site.app.inject({
      method: 'POST',
      url: '/api/subscriptions/own/form',
      headers: { host: 'www.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, act: 'cancel' }).toString(),
    })
    expect([form.statusCode, form.headers.location]).toEqual([
      303,
      `/coinview/subscription?token=${token}&done=cancel`,
    ])
    expect((await site.history(begun.subscription_id)).map(({ state }) => state)).toEqual([
      'waiting',
      'active',
      'cancelling',
      'active',
      'cancelling',
    ])
    expect(await site.post(path, { token: `${token}x`, act: 'cancel' })).toBeProblem('subscription_not_found')
  })
})

describe('a licence', () => {
  it('is confirmed to the app by a signed reply, follows renewals, and is not valid after the end', async () => {
    const begun = await site.begun({ email: 'licence@example.com' })
    await site.press(begun.checkout, 'approve')
    const [receipt] = await site.mailsTo('licence@example.com')
    const code = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}/.exec(receipt?.text ?? '')?.[0] ?? ''
    const nonce = 'nonce-of-a-device'
    const check = async (input: string) =>
      site.app.inject({
        method: 'POST',
        url: '/api/licences/check',
        headers: { host: 'www.localhost' },
        payload: { code: input, nonce },
      })
    const { statement, signature, key_id } = (await check(code.toLowerCase().replaceAll('-', ' '))).json()
    const key = (await site.get('/api/licences/key')).json()
    expect(key_id).toBe(key.key_id)
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: key.public_key },
      format: 'jwk',
    })
    const isTrue = (text: string) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'))
    expect([isTrue(statement), isTrue(`${statement}x`)]).toEqual([true, false])
    const stated = JSON.parse(Buffer.from(statement, 'base64url').toString())
    expect(stated).toMatchObject({ nonce, premium: true, plan_id: 'monthly' })
    expect(Date.parse(stated.valid_until) - Date.parse(stated.checked_at)).toBe(7 * day)

    const { period_end: first } = await site.shown(begun.subscription_id, begun)
    site.pass(32 * day)
    await becomes(begun.subscription_id, ({ paid_until }) => paid_until.toISOString() > String(first))
    const mails = await site.mailsTo('licence@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual([receipt?.subject, '月額プランを更新しました'])
    expect(mails[1]?.text).not.toContain(code)

    const token = /token=(manage-[\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? ''
    await site.post('/api/subscriptions/own', { token, act: 'cancel' })
    const premiumNow = async () =>
      JSON.parse(Buffer.from((await check(code)).json().statement, 'base64url').toString()).premium
    expect(await premiumNow()).toBe(true)
    site.pass(32 * day)
    await becomes(begun.subscription_id, ({ state }) => state === 'ended')
    expect(await premiumNow()).toBe(false)
    expect(await check('00000-00000-00000-00000-00000')).toBeProblem('licence_not_found')
    expect(await check('x')).toBeProblem('licence_not_found')
  })
})
