import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeStripe, type FakeStripe } from '../../../tests/support/fake-stripe.ts'
import { eventually } from '../../../tests/support/offerings-site.ts'
import { openPurchaseSite, type PurchaseSite } from '../../../tests/support/purchase-site.ts'
import { day } from '../../domain/kernel/time/durations.ts'

let site: PurchaseSite
let stripe: FakeStripe

beforeAll(async () => {
  stripe = await startFakeStripe({ now: () => site.now() })
  site = await openPurchaseSite(stripe.environment)
})
afterAll(async () => {
  await site.close()
  await stripe.close()
})

const stateOf = async (id: string, cookie: string | undefined) => (await site.shown(id, { cookie })).state
const subscribers = async (id: string) =>
  (await site.database.query('select 1 from licences where subscription_id = $1', [id])).length
const settled = (id: string, state: string) =>
  eventually(
    () =>
      site.database.query<{ state: string }>('select state from subscriptions where subscription_id = $1', [
        id,
      ]),
    ([row]) => row?.state === state,
    10_000,
  )

async function bought(email: string) {
  const begun = await site.begun({ email })
  const session = stripe.sessionOf(begun.subscription_id)
  stripe.pay(session)
  await site.app.inject(stripe.call('checkout.session.completed', session))
  return { ...begun, session, subscription: stripe.subscriptionOf(begun.subscription_id) }
}

describe('a checkout at Stripe', () => {
  it('is opened with exact amounts, under the id of the subscription', async () => {
    await site.saveCoupon({ code: 'THIRD', percent: 33 })
    const begun = await site.begun({ email: 'exact@example.com', coupon: 'third', plan_id: 'monthly' })
    const { sent, url } = stripe.sessionOf(begun.subscription_id) as { sent: object; url: string }
    expect(begun.checkout).toBe(url)
    const [coupon] = [...stripe.coupons.values()]
    expect(coupon).toMatchObject({ amount_off: 192, currency: 'jpy', duration: 'once' })
    expect(sent).toMatchObject({
      mode: 'subscription',
      client_reference_id: begun.subscription_id,
      customer_email: 'exact@example.com',
      locale: 'ja',
      success_url: `http://www.localhost:3000/coinview/success?subscription=${begun.subscription_id}`,
      cancel_url: `http://www.localhost:3000/coinview/fail?subscription=${begun.subscription_id}`,
      line_items: {
        0: { price_data: { currency: 'jpy', unit_amount: '580', recurring: { interval: 'month' } } },
      },
      discounts: { 0: { coupon: coupon?.['id'] } },
    })
    const requested = stripe.requested.find(({ path }) => path === '/v1/checkout/sessions')
    expect(requested).toMatchObject({ idempotencyKey: `${begun.subscription_id}-checkout` })
    expect(requested?.version).toMatch(/^20\d\d-/)
  })

  it('is tried again after a temporary error and opened once', async () => {
    stripe.fail('/v1/checkout/sessions', 'error')
    const begun = await site.begun({ email: 'again@example.com' })
    expect(begun.checkout).toContain('https://checkout.stripe.example/')
  })

  it('that gets no answer is refused with a problem, and the coupon is free for the next try', async () => {
    await site.saveCoupon({ code: 'LAST', percent: 10, most_uses: 1 })
    const sending = 'the-same-press-twice'
    const body = { email: 'silent@example.com', coupon: 'LAST', sending }
    stripe.fail('/v1/coupons', 'silent', 'silent')
    const refused = await site.begin(body)
    expect(refused).toBeProblem('payments_away')
    expect(refused.headers['retry-after']).toBe('30')
    expect(await site.uses('LAST')).toBe(0)
    expect((await site.begun(body)).state).toBe('waiting')
    expect(await site.uses('LAST')).toBe(1)
  })

  it('that Stripe refuses does not show the message of Stripe, which may contain the address', async () => {
    stripe.fail('/v1/checkout/sessions', 'refused')
    expect(await site.begin({ email: 'quoted@example.com' })).toBeProblem('payments_away')
    expect(JSON.stringify(site.log)).toContain('email_invalid')
    expect(JSON.stringify(site.log)).not.toContain('quoted@')
  })
})

describe('a payment', () => {
  it('is granted once, however often and in whatever order events arrive', async () => {
    const begun = await site.begun({ email: 'thrice@example.com' })
    const session = stripe.sessionOf(begun.subscription_id)
    stripe.pay(session)
    const subscription = stripe.subscriptionOf(begun.subscription_id)
    const completed = stripe.call('checkout.session.completed', session)
    const updated = stripe.call('customer.subscription.updated', subscription)
    for (const call of [updated, completed, updated]) {
      const answers = await Promise.all([site.app.inject(call), site.app.inject(completed)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    }
    expect(await stateOf(begun.subscription_id, begun.cookie)).toBe('active')
    expect(await subscribers(begun.subscription_id)).toBe(1)
    expect(await site.mailsTo('thrice@example.com')).toHaveLength(1)
    expect((await site.history(begun.subscription_id)).map(({ state }) => state)).toEqual([
      'waiting',
      'active',
    ])
  })

  it('is granted although the process died between the webhook and the grant', async () => {
    const begun = await site.begun({ email: 'fell@example.com' })
    const session = stripe.sessionOf(begun.subscription_id)
    stripe.pay(session)
    const call = stripe.call('checkout.session.completed', session)
    stripe.fail(String(session['id']), 'silent', 'silent')
    expect((await site.app.inject(call)).statusCode).toBe(200)
    expect(await subscribers(begun.subscription_id)).toBe(0)
    site.pass(11_000)
    await settled(begun.subscription_id, 'active')
    expect(await site.mailsTo('fell@example.com')).toHaveLength(1)
    expect((await site.history(begun.subscription_id)).at(-1)).toMatchObject({
      cause: 'stripe checkout.session.completed',
      trace: call.id,
    })
  })

  it('without a webhook is found when the page polls', async () => {
    const begun = await site.begun({ email: 'asked@example.com' })
    expect(await stateOf(begun.subscription_id, begun.cookie)).toBe('waiting')
    stripe.pay(stripe.sessionOf(begun.subscription_id))
    site.pass(2_000)
    expect(await stateOf(begun.subscription_id, begun.cookie)).toBe('active')
    expect(await site.mailsTo('asked@example.com')).toHaveLength(1)
  })

  it('without a webhook and without a page is found by a job', async () => {
    const begun = await site.begun({ email: 'unasked@example.com' })
    stripe.pay(stripe.sessionOf(begun.subscription_id))
    site.pass(61_000)
    await settled(begun.subscription_id, 'active')
    expect(await site.mailsTo('unasked@example.com')).toHaveLength(1)
  })

  it('stays waiting while Stripe does not answer', async () => {
    const begun = await site.begun({ email: 'away@example.com' })
    const session = stripe.sessionOf(begun.subscription_id)
    stripe.pay(session)
    stripe.fail(String(session['id']), 'error', 'error')
    site.pass(2_000)
    expect(await stateOf(begun.subscription_id, begun.cookie)).toBe('waiting')
    site.pass(2_000)
    expect(await stateOf(begun.subscription_id, begun.cookie)).toBe('active')
  })
})

describe('a call of the webhook', () => {
  it('with a false or an old signature is refused and logged', async () => {
    const begun = await site.begun({ email: 'forged@example.com' })
    const session = { ...stripe.sessionOf(begun.subscription_id), status: 'complete', payment_status: 'paid' }
    const type = 'checkout.session.completed'
    const forged = stripe.call(type, session, { secret: 'whsec_somebodyelses' })
    const old = stripe.call(type, session, { at: Math.floor(site.now().getTime() / 1000) - 600 })
    const changed = {
      ...stripe.call(type, session),
      payload: stripe.call(type, { ...session, a: 1 }).payload,
    }
    const { 'stripe-signature': _, ...unsigned } = forged.headers
    for (const call of [forged, old, changed, { ...forged, headers: unsigned }, { ...forged, payload: '' }])
      expect(await site.app.inject(call)).toBeProblem('webhook_invalid')
    const warnings = site.log.filter(
      ({ msg }) =>
        msg ===
        'refused a webhook call without a valid signature of Stripe; if Stripe sent it, check STRIPE_WEBHOOK_SECRET',
    )
    expect(warnings).toHaveLength(5)
  })

  it('with a signed but false content grants nothing, because the facts are fetched from Stripe', async () => {
    const begun = await site.begun({ email: 'untrue@example.com' })
    const session = { ...stripe.sessionOf(begun.subscription_id), status: 'complete', payment_status: 'paid' }
    expect((await site.app.inject(stripe.call('checkout.session.completed', session))).statusCode).toBe(200)
    expect(await stateOf(begun.subscription_id, begun.cookie)).toBe('waiting')
    expect(await subscribers(begun.subscription_id)).toBe(0)
  })

  it('about a subscription of another site is accepted and ignored', async () => {
    const strange = { id: 'cs_other', client_reference_id: 'not-a-number', customer: 'cus_other' }
    const calls = [stripe.call('checkout.session.completed', strange), stripe.call('payout.paid', strange)]
    for (const call of calls) expect((await site.app.inject(call)).statusCode).toBe(200)
  })
})

describe('a subscription at Stripe', () => {
  it('is cancelled, resumed, renewed and ended', async () => {
    const { subscription_id: id, cookie, subscription } = await bought('life@example.com')
    const [receipt] = await site.mailsTo('life@example.com')
    const token = /token=(manage-[\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? ''
    await site.post('/api/subscriptions/own', { token, act: 'cancel' })
    expect(subscription).toMatchObject({ cancel_at_period_end: true })
    expect(await stateOf(id, cookie)).toBe('cancelling')
    await site.post('/api/subscriptions/own', { token, act: 'resume' })
    expect([subscription['cancel_at_period_end'], await stateOf(id, cookie)]).toEqual([false, 'active'])

    site.pass(31 * day)
    stripe.renew(subscription, { paid: false })
    await site.app.inject(stripe.call('customer.subscription.updated', subscription))
    expect(await stateOf(id, cookie)).toBe('overdue')
    await site.mailsTo('life@example.com')
    site.pass(day)
    stripe.renew(subscription, { paid: true })
    await site.app.inject(stripe.call('customer.subscription.updated', subscription))
    expect(await stateOf(id, cookie)).toBe('active')
    stripe.end(subscription)
    await site.app.inject(stripe.call('customer.subscription.deleted', subscription))
    expect(await stateOf(id, cookie)).toBe('ended')
    const subjects = (await site.mailsTo('life@example.com')).map(({ subject }) => subject)
    expect(subjects).toEqual([
      '月額プランのご購入ありがとうございます',
      '月額プランの解約を受け付けました',
      '月額プランの解約を取り消しました',
      '月額プランのお支払いができませんでした',
      '月額プランを更新しました',
    ])
  })

  it('that is refunded in the dashboard is closed, and its buyer gets a mail', async () => {
    const { subscription_id: id, cookie, subscription } = await bought('back@example.com')
    const charge = stripe.refundLast(subscription)
    await site.app.inject(stripe.call('charge.refunded', charge))
    expect(await stateOf(id, cookie)).toBe('refunded')
    const [, refundMail] = await site.mailsTo('back@example.com')
    expect(refundMail?.text).toContain('580円')
  })

  it('frees its coupon when its checkout expires', async () => {
    await site.saveCoupon({ code: 'BACK', percent: 10, most_uses: 1 })
    const begun = await site.begun({ email: 'expired@example.com', coupon: 'BACK' })
    expect(await site.uses('BACK')).toBe(1)
    const session = stripe.sessionOf(begun.subscription_id)
    stripe.expire(session)
    await site.app.inject(stripe.call('checkout.session.expired', session))
    expect(await stateOf(begun.subscription_id, begun.cookie)).toBe('expired')
    expect(await site.uses('BACK')).toBe(0)
  })

  it('keeps its price when the price of its plan changes', async () => {
    const begun = await site.begun({ email: 'agreed@example.com' })
    const names = { ja: '月', en: 'M', ko: '월', zh: '月' }
    await site.savePlan({ plan_id: 'monthly', interval: 'month', names, prices: { JPY: 980 } })
    expect((await site.shown(begun.subscription_id, begun)).price.amount).toBe(580)
    const after = await site.begun({ email: 'dearer@example.com' })
    expect((await site.shown(after.subscription_id, after)).price.amount).toBe(980)
  })
})

it('the pages of the sandbox do not exist with PAYMENTS=stripe', async () => {
  const token = `checkout-00000000-0000-4000-8000-000000000000-${'a'.repeat(32)}`
  expect((await site.get(`/sandbox-checkout/${token}`)).statusCode).toBe(404)
  expect((await site.get('/api/plans')).json()).toMatchObject({ is_sandbox: false })
})
