import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOperatorDesk, type OperatorDesk } from '../../../../tests/support/operator-desk.ts'
import {
  putCheckout,
  putSubscription,
} from '../../../api/purchase/subscriptions/begun-subscriptions.store.ts'
import { putHistory } from '../../../api/purchase/subscriptions/subscription-history.store.ts'
import { noFacts } from '../../../domain/purchase/subscription-facts.ts'

let desk: OperatorDesk
const id = '00000000-0000-4000-8000-000000000001'
const now = new Date(Date.UTC(2026, 3, 16))
const names = { ja: '月', en: 'M', ko: '월', zh: '月' }
const plan = { plan_id: 'monthly', interval: 'month', names, prices: { JPY: 580 } }

beforeAll(async () => {
  desk = await openOperatorDesk()
  const file = await desk.fileOf('plans.ndjson', [plan])
  await desk.site('import', 'plans', file)
  await desk.withDatabase(async (database) => {
    const paidUntil = Date.UTC(2090, 0, 1)
    await putSubscription(
      {
        subscription_id: id,
        provider: 'sandbox',
        plan_id: 'monthly',
        billing_interval: 'month',
        currency: 'JPY',
        price: 580,
        discount: 0,
        coupon: null,
        email: 'hana@example.com',
        email_key: 'hana@example.com',
        language: 'ja',
        browser: new Uint8Array([1]),
        sending: new Uint8Array([1]),
        facts: { ...noFacts, paidAt: now.getTime(), lastPaidAt: now.getTime(), paidUntil },
        state: 'active',
        checkout_ends_at: now,
        begun_at: now,
        ask_after: new Date(paidUntil),
      },
      database,
    )
    await putCheckout({ id, url: 'https://a.example', session: 's', endsAt: now }, database)
    await putHistory(
      { id, state: 'active', paidUntil: null, cause: 'sandbox approve', trace: 't', now },
      database,
    )
  })
})
afterAll(() => desk.close())

it('plans are listed and set, and an invalid price is refused', async () => {
  const set = await desk.site('plans', 'set', 'monthly', '--price', 'JPY=680', '--price', 'USD=499')
  expect(set.out).toContain('monthly  a month  ¥680 $4.99  sold')
  const negative = await desk.site('plans', 'set', 'monthly', '--price', 'JPY=-680')
  expect([negative.code, negative.error]).toEqual([1, expect.stringContaining('prices.JPY: not an amount')])
  const file = await desk.fileOf('bad.ndjson', [{ ...plan, prices: { JPY: -1 } }])
  expect((await desk.site('import', 'plans', file)).code).toBe(1)
  expect((await desk.site('plans', 'list')).out).toContain('¥680')
  expect((await desk.site('plans', 'set', 'gold', '--sold', 'no')).error).toContain('There is no plan gold.')
})

it('coupons are added, listed and ended', async () => {
  await desk.site('coupons', 'add', 'spring', '--percent', '20', '--plan', 'monthly', '--uses', '5')
  expect((await desk.site('coupons', 'list')).out).toContain('SPRING  20%  monthly  used 0 of 5  no end')
  expect((await desk.site('coupons', 'add', 'SPRING', '--percent', '20')).error).toContain('already')
  expect((await desk.site('coupons', 'add', 'X-Y', '--percent', '120')).error).toContain('percent')
  expect((await desk.site('coupons', 'add', 'X-Y', '--percent', '5', '--plan', 'gold')).error).toContain(
    'no plan gold',
  )
  expect((await desk.site('coupons', 'end', 'spring')).out).toContain('SPRING has ended.')
  expect((await desk.site('coupons', 'end', 'spring')).code).toBe(1)
})

it('subscriptions are listed, shown, cancelled and refunded once, and the buyer is notified', async () => {
  expect((await desk.site('subscriptions', 'list', '--email', 'HANA@example.com')).out).toContain(id)
  expect((await desk.site('subscriptions', 'list', '--state', 'ended')).out).not.toContain(id)
  expect((await desk.site('subscriptions', 'show', 's00000000')).out).toContain(
    `subscription: ${id}\nnumber: S00000000`,
  )
  expect((await desk.site('subscriptions', 'show', 'S12345678')).error).toContain(
    'no subscription S12345678.',
  )
  expect((await desk.site('subscriptions', 'cancel', id)).out).toContain('cancelling')
  expect((await desk.site('subscriptions', 'refund', id)).out).toContain('refunded')
  expect((await desk.site('subscriptions', 'refund', id)).error).toContain('was refunded already')
  const shown = (await desk.site('subscriptions', 'show', id)).out
  for (const text of ['state: refunded', 'sandbox approve', 'operator cancel', 'operator refund'])
    expect(shown).toContain(text)
  await desk.withDatabase(async (database) => {
    const mails = await database.query<{ subject: string }>('select subject from mails order by mail_id')
    expect(mails.map(({ subject }) => subject)).toEqual([
      '月の解約を受け付けました',
      '月の代金を返金しました',
    ])
  })
  expect((await desk.site('subscriptions', 'show', 'x')).error).toContain('There is no subscription x.')
  expect((await desk.site('subscriptions', 'dance')).code).toBe(2)
})
