import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPurchaseSite, type PurchaseSite } from '../../../tests/support/purchase-site.ts'
import { openTestPostgres, type TestPostgres } from '../../../tests/support/test-postgres.ts'
import { until } from '../../../tests/support/until.ts'
import { languages, subHosts } from '../../domain/kernel/site/language.ts'
import { minute } from '../../domain/kernel/time/durations.ts'
import { maxHeldPerCaller } from '../../domain/purchase/coupon.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgresDatabase } from '../database/postgres-database.ts'
import { maxCouponFailures } from './check-coupon.ts'

let postgres: TestPostgres
let site: PurchaseSite

beforeAll(async () => {
  postgres = await openTestPostgres()
  const database = openPostgresDatabase({ url: postgres.url, onIdleError: () => {} })
  await migrate({ database })
  site = await openPurchaseSite({}, { database })
})
afterAll(async () => {
  await site.close()
  await postgres.close()
})

describe('a coupon', () => {
  it('shows its discount for the plans it applies to', async () => {
    await site.saveCoupon({
      code: 'FIFTH',
      percent: 20,
      plan_ids: ['yearly'],
      ends_at: '2090-01-01T00:00:00Z',
    })
    const answer = (await site.get('/api/web_coupons/fifth')).json()
    expect(answer).toMatchObject({ code: 'FIFTH', percent: 20, ends_at: '2090-01-01T00:00:00.000Z' })
    expect(answer.plans).toHaveLength(1)
    expect(answer.plans[0]).toMatchObject({
      plan_id: 'yearly',
      price: { text: '5,800円' },
      discount: { amount: 1160 },
      total: { amount: 4640, text: '4,640円' },
      tax: { included: { amount: 421 } },
    })
    const other = await site.get('/api/web_coupons/FIFTH?plan_id=monthly')
    expect(other).toBeProblem('coupon_other_plan')
    expect(await site.begin({ coupon: 'FIFTH', plan_id: 'monthly' })).toBeProblem('coupon_other_plan')
    expect(await site.uses('FIFTH')).toBe(0)
  })

  it('that has ended, is used up or has no discount in a currency is refused with the reason', async () => {
    await site.saveCoupon({ code: 'GONE', percent: 20, ends_at: '2020-01-01T00:00:00Z' })
    await site.saveCoupon({ code: 'NONE-LEFT', percent: 20, most_uses: 0 })
    await site.saveCoupon({ code: 'YEN', amounts: { JPY: 100 } })
    expect(await site.get('/api/web_coupons/GONE')).toBeProblem('coupon_expired')
    expect(await site.get('/api/web_coupons/NONE-LEFT')).toBeProblem('coupon_used_up')
    expect(await site.get('/api/web_coupons/YEN?currency=USD')).toBeProblem('coupon_other_currency')
    for (const [coupon, code] of [
      ['GONE', 'coupon_expired'],
      ['NONE-LEFT', 'coupon_used_up'],
    ] as const)
      expect(await site.begin({ coupon })).toBeProblem(code)
    expect(await site.begin({ coupon: 'YEN', currency: 'USD' })).toBeProblem('coupon_other_currency')
  })

  it('can be used once per mailbox, however its address is written', async () => {
    await site.saveCoupon({ code: 'ONCE', percent: 20 })
    const begun = await site.begun({ coupon: 'ONCE', email: 'one.two@gmail.com' })
    await site.press(begun.checkout, 'approve')
    for (const email of ['one.two@gmail.com', 'OneTwo+a@googlemail.com'])
      expect(await site.begin({ coupon: 'ONCE', email })).toBeProblem('coupon_used_up')
    const reply = (await site.get('/api/web_coupons/ONCE')).body
    expect(reply).not.toMatch(/gmail|one/)
  })

  it('becomes free when the buyer declines, goes back or never pays', async () => {
    await site.saveCoupon({ code: 'SOLE', percent: 20, most_uses: 1 })
    const declined = await site.begun({ coupon: 'SOLE', email: 'a@example.com' })
    expect(await site.begin({ coupon: 'SOLE', email: 'b@example.com' })).toBeProblem('coupon_used_up')
    await site.press(declined.checkout, 'decline')
    const left = await site.begun({ coupon: 'SOLE', email: 'b@example.com' })
    const again = await site.begun({ coupon: 'SOLE', email: 'b@example.com' }, left)
    expect(await site.uses('SOLE')).toBe(1)
    site.pass(41 * minute)
    expect((await site.shown(again.subscription_id, again)).state).toBe('expired')
    expect(await site.uses('SOLE')).toBe(0)
  })

  it('is not emptied by one caller who pays nothing', async () => {
    await site.saveCoupon({ code: 'LIMITED', percent: 20, most_uses: 100 })
    await site.saveCoupon({ code: 'OTHER', percent: 20, most_uses: 100 })
    await site.saveCoupon({ code: 'ENDLESS', percent: 20 })
    const from = { remoteAddress: '203.0.113.9' }
    let orders = 0
    const order = (coupon: string) => ({ coupon, email: `holder${++orders}@example.com` })
    const [first] = await Promise.all(
      Array.from({ length: maxHeldPerCaller }, () => site.begun(order('LIMITED'), from)),
    )
    for (const language of languages) {
      const refused = await site.begin(order('LIMITED'), { ...from, host: `${subHosts[language]}.localhost` })
      expect(refused).toBeProblem('coupon_held', language)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await site.uses('LIMITED')).toBe(maxHeldPerCaller)
    for (const [coupon, caller] of [
      ['LIMITED', {}],
      ['OTHER', from],
      ['ENDLESS', from],
    ] as const)
      expect((await site.begun(order(coupon), caller)).state).toBe('waiting')

    site.pass(minute)
    await site.press(first?.checkout ?? null, 'approve')
    expect((await site.begun(order('LIMITED'), from)).state).toBe('waiting')
    expect(await site.begin(order('LIMITED'), from)).toBeProblem('coupon_held')
    site.pass(41 * minute)
    await until(async () => expect(await site.uses('LIMITED')).toBe(1))
    expect((await site.begun(order('LIMITED'), from)).state).toBe('waiting')
    const [kept] = await site.database.query<{ count: string }>(
      `select count(*) as count from coupon_uses join subscriptions using (subscription_id)
       where caller is not null and state <> 'waiting'`,
    )
    expect(Number(kept?.count)).toBe(0)
  })

  it('grants its last use to one of a hundred concurrent buyers', async () => {
    await site.saveCoupon({ code: 'HUNDRED', percent: 20, most_uses: 1 })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        site.begin({ coupon: 'HUNDRED', email: `p${place}@example.com` }),
      ),
    )
    const codes = Map.groupBy(answers, ({ statusCode }) => statusCode)
    expect([codes.get(200)?.length, codes.get(409)?.length]).toEqual([1, 99])
    expect(await site.uses('HUNDRED')).toBe(1)
    const refused = site.log.filter(({ status, path }) => status === 409 && path === '/api/subscriptions/web')
    expect(refused.length).toBeGreaterThanOrEqual(99)
  })

  it('cannot be guessed: after many unknown codes a caller is refused even with a correct one', async () => {
    await site.saveCoupon({ code: 'TRUE-ONE', percent: 20 })
    for (let tried = 0; tried < maxCouponFailures; tried++) {
      if (tried % 8 === 0) site.pass(minute)
      const from = { remoteAddress: '203.0.113.77' }
      expect(await site.get(`/api/web_coupons/GUESS-${tried}`, from)).toBeProblem('coupon_not_found')
    }
    site.pass(minute)
    const refused = await site.get('/api/web_coupons/TRUE-ONE', { remoteAddress: '203.0.113.77' })
    expect(refused).toBeProblem('too_many_requests')
    expect((await site.get('/api/web_coupons/TRUE-ONE')).statusCode).toBe(200)
  })
})

it('the database refuses prices below one', async () => {
  const put = (prices: string) =>
    site.database.query(
      `insert into plans (plan_id, billing_interval, names, prices, is_sold, updated_at) values ('x', 'month', '{}', $1, true, now())`,
      [prices],
    )
  for (const prices of ['{"JPY": -1}', '{"JPY": 0}', '{"JPY": 1.5}', '{"JPY": "5"}'])
    await expect(put(prices)).rejects.toThrow('plans_prices_check')
})

it('the database refuses changes and deletions in the history of a subscription', async () => {
  await site.begun({ email: 'history@example.com' })
  for (const change of [
    `update subscription_history set state = 'active'`,
    'delete from subscription_history',
  ])
    await expect(site.database.query(change)).rejects.toThrow('only added to')
})
