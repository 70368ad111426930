import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeStripe, type FakeStripe } from '../../../tests/support/fake-stripe.ts'
import { eventually } from '../../../tests/support/offerings-site.ts'
import { openPurchaseSite, type PurchaseSite } from '../../../tests/support/purchase-site.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import { openPayments } from '../../main/connections/open-payments.ts'
import { mailIdentity } from '../outbound/mail/mail-identity.ts'
import { mailQueue } from '../outbound/mail/mail-queue.store.ts'
import { purchaseLinks } from './purchase-links.ts'
import { purchaseMails } from './purchase.mails.ts'
import { cancelSubscription, refundSubscription } from './refund-subscription.ts'

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

async function bought(email: string) {
  const { subscription_id: id, cookie } = await site.begun({ email })
  const session = stripe.sessionOf(id)
  stripe.pay(session)
  await site.app.inject(stripe.call('checkout.session.completed', session))
  const subscription = stripe.subscriptionOf(id)
  const state = async () => (await site.shown(id, { cookie })).state
  expect(await state()).toBe('active')
  return { id, subscription, state }
}

/** What the operator's commands use. */
async function operatorDeps() {
  const { config, database, now } = site
  const secret = config.secret ?? ''
  const links = purchaseLinks(secret)
  const { provider } = await openPayments({ config, links, now })
  const queue = mailQueue({ identity: mailIdentity(secret) })
  return { database, provider, now, queue, mails: purchaseMails({ ...config, links }) }
}

const endedAtStripe = (subscription: Readonly<Record<string, unknown>>) =>
  eventually(
    async () => subscription['status'],
    (status) => status === 'canceled',
    20_000,
  )
const failToEnd = (subscription: Readonly<Record<string, unknown>>) =>
  stripe.fail(String(subscription['id']), 'error', 'error')

describe('a subscription whose last payment is refunded in the dashboard', () => {
  it('is ended at Stripe, so that nothing more is charged', async () => {
    const { subscription, state } = await bought('dashboard@example.com')
    await site.app.inject(stripe.call('charge.refunded', stripe.refundLast(subscription)))
    expect([await state(), subscription['status']]).toEqual(['refunded', 'canceled'])
  })

  it('is ended at Stripe later if Stripe does not answer, by a job that does not give up', async () => {
    const { subscription, state } = await bought('later@example.com')
    const call = stripe.call('charge.refunded', stripe.refundLast(subscription))
    failToEnd(subscription)
    expect((await site.app.inject(call)).statusCode).toBe(200)
    expect([await state(), subscription['status']]).toEqual(['refunded', 'active'])
    failToEnd(subscription)
    site.pass(11_000)
    await eventually(
      async () => site.log.filter(({ msg }) => msg.includes('could not be')).length,
      (count) => count > 0,
    )
    site.pass(3 * 60_000)
    await endedAtStripe(subscription)
    expect(await site.mailsTo('later@example.com')).toHaveLength(2)
  })

  it('and which Stripe has charged since can be refunded again, or cancelled', async () => {
    const deps = await operatorDeps()
    for (const [email, work] of [
      ['refund-again@example.com', refundSubscription],
      ['cancel-again@example.com', cancelSubscription],
    ] as const) {
      const { id, subscription, state } = await bought(email)
      const call = stripe.call('charge.refunded', stripe.refundLast(subscription))
      failToEnd(subscription)
      await site.app.inject(call)
      stripe.renew(subscription, { paid: true })
      expect((await work(id, deps)).state).toBe('refunded')
      expect([await state(), subscription['status']]).toEqual(['refunded', 'canceled'])
      const isPaidBack = stripe.lastCharge(subscription)['refunded']
      expect(isPaidBack).toBe(work === refundSubscription)
    }
  })
})

it('a refund by the operator that fails to end the subscription at Stripe is finished by the next try', async () => {
  const { id, subscription, state } = await bought('half@example.com')
  const deps = await operatorDeps()
  failToEnd(subscription)
  await expect(refundSubscription(id, deps)).rejects.toThrow('does not answer')
  expect([await state(), subscription['status']]).toEqual(['refunded', 'active'])
  expect((await refundSubscription(id, deps)).state).toBe('refunded')
  expect(subscription['status']).toBe('canceled')
  await expect(refundSubscription(id, deps)).rejects.toThrow('was refunded already')
  expect(stripe.requested.filter(({ path }) => path === '/v1/refunds').length).toBeGreaterThan(0)
  expect(await site.mailsTo('half@example.com')).toHaveLength(2)
})

describe('a disputed payment', () => {
  it('ends the subscription, here and at Stripe', async () => {
    const { id, subscription, state } = await bought('dispute@example.com')
    const dispute = stripe.disputeLast(subscription, 'needs_response')
    expect((await site.app.inject(stripe.call('charge.dispute.created', dispute))).statusCode).toBe(200)
    expect([await state(), subscription['status']]).toEqual(['ended', 'canceled'])
    expect((await site.history(id)).at(-1)).toMatchObject({
      state: 'ended',
      cause: 'stripe charge.dispute.created',
    })
  })

  it.each(['warning_needs_response', 'won'])('%s takes no money and ends nothing', async (status) => {
    const { subscription, state } = await bought(`${status}@example.com`)
    const dispute = stripe.disputeLast(subscription, status)
    await site.app.inject(stripe.call('charge.dispute.created', dispute))
    expect([await state(), subscription['status']]).toEqual(['active', 'active'])
  })
})

describe('a call of the webhook that Stripe has signed', () => {
  it.each([
    'null',
    '7',
    '[]',
    '{}',
    '{',
    '{"id":"evt_1","type":"charge.refunded"}',
    '{"id":"evt_1","type":"charge.refunded","data":null}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":null}}',
    '{"id":7,"type":"charge.refunded","data":{"object":{}}}',
    '{"id":"evt\\u0000","type":"charge.refunded","data":{"object":{"object":"charge"}}}',
    '{"id":"evt_1","object":"v2.core.event","type":"v1.billing.meter.error_report_triggered"}',
  ])('and that is no event is refused: %s', async (payload) => {
    expect(await site.app.inject(stripe.signed(payload))).toBeProblem('malformed_body')
  })

  it.each([
    '{"object":"subscription","metadata":null,"customer":7}',
    '{"object":"subscription","id":"\\u0000","metadata":{"subscription_id":{"id":"x"}}}',
    '{"object":"invoice","parent":null,"customer":{"id":null}}',
    '{"object":"dispute","charge":{}}',
  ])('with odd ids is ignored: %s', async (object) => {
    const type = 'customer.subscription.updated'
    const payload = `{"id":"evt_${object.length}","type":"${type}","data":{"object":${object}}}`
    expect((await site.app.inject(stripe.signed(payload))).statusCode).toBe(200)
  })
})

describe('a total below what Stripe charges', () => {
  const order = { plan_id: 'monthly', currency: 'USD' }

  it('is refused with the reason, when the coupon is read and when the order is sent', async () => {
    await site.saveCoupon({ code: 'NEARLY', percent: 99 })
    const reasons = await Promise.all(
      ['www', 'en', 'ko', 'zh'].map(async (name) => {
        const host = `${name}.localhost`
        const read = await site.get('/api/web_coupons/NEARLY?plan_id=monthly&currency=USD', { host })
        const sent = await site.begin({ ...order, coupon: 'NEARLY' }, { host })
        const problems = [read, sent].map((reply) => reply.json<{ code: string; title: string }>())
        expect(problems.map(({ code }) => code)).toEqual(Array(2).fill('coupon_total_too_small'))
        return problems[1]?.title
      }),
    )
    expect(new Set(reasons).size).toBe(4)
    for (const reason of reasons) for (const least of ['50', '1000', '5']) expect(reason).toContain(least)
    expect(stripe.requested.filter(({ path }) => path === '/v1/coupons')).toEqual([])
  })

  it('is not: nothing to pay, or just enough', async () => {
    await site.saveCoupon({ code: 'WHOLE', percent: 100 })
    await site.saveCoupon({ code: 'ENOUGH', amounts: { USD: 349 } })
    for (const [coupon, email] of [
      ['WHOLE', 'whole@example.com'],
      ['ENOUGH', 'enough@example.com'],
    ])
      expect((await site.begun({ ...order, coupon, email })).state).toBe('waiting')
  })
})

it('an older checkout that Stripe fails to close is not left open behind a new one', async () => {
  const first = await site.begun({ email: 'two@example.com', sending: 'first-of-two-presses' })
  const again = { email: 'two@example.com', sending: 'second-of-two-presses' }
  stripe.fail('/expire', 'error', 'error')
  const refused = await site.begin(again, { cookie: first.cookie })
  expect(refused).toBeProblem('payments_away')
  const second = await site.begun(again, { cookie: first.cookie })
  expect(stripe.sessionOf(first.subscription_id)).toMatchObject({ status: 'expired' })
  expect(stripe.sessionOf(second.subscription_id)).toMatchObject({ status: 'open' })
})

it('a subscription that was renewed for a month is still refunded by its last charge', async () => {
  const { id, subscription } = await bought('renewed@example.com')
  site.pass(30 * day)
  stripe.renew(subscription, { paid: true })
  await refundSubscription(id, await operatorDeps())
  expect(stripe.lastCharge(subscription)).toMatchObject({ refunded: true })
})

it('a subscription that ends after failed payments says so by mail', async () => {
  const { subscription } = await bought('unpaid@example.com')
  site.pass(31 * day)
  stripe.renew(subscription, { paid: false })
  await site.app.inject(stripe.call('customer.subscription.updated', subscription))
  stripe.end(subscription)
  await site.app.inject(stripe.call('customer.subscription.deleted', subscription))
  const mails = await site.mailsTo('unpaid@example.com')
  expect(mails.at(-1)?.subject).toBe('月額プランは終了しました')
})
