import type { Database } from '../../src/api/database/database.ts'
import { couponsTransfer } from '../../src/api/purchase/sold/coupons.transfer.ts'
import { plansTransfer } from '../../src/api/purchase/sold/plans.transfer.ts'
import type { Reply } from '../../src/contract/operations/operation.ts'
import type { Operations } from '../../src/contract/operations/operations.ts'
import { openMailSite } from './mail-site.ts'
import { signatureFor } from './test-site.ts'

export type Begun = Reply<Operations['subscribeOnWeb']>
export type Shown = Reply<Operations['getWebSubscription']>

const names = { ja: '月額プラン', en: 'Monthly', ko: '월간', zh: '月度方案' }
const plans = [
  { plan_id: 'monthly', interval: 'month', names, prices: { JPY: 580, USD: 399, KRW: 5500, CNY: 2800 } },
  {
    plan_id: 'yearly',
    interval: 'year',
    names: { ...names, en: 'Yearly' },
    prices: { JPY: 5800, USD: 3999 },
  },
  { plan_id: 'old', interval: 'month', names, prices: { JPY: 300 }, is_sold: false },
]

interface CallOptions {
  readonly host?: string
  readonly cookie?: string | undefined
  readonly remoteAddress?: string
}

export async function openPurchaseSite(
  environment: Readonly<Record<string, string>> = {},
  input: { database?: Database } = {},
) {
  const site = await openMailSite({ SITE_ORIGIN: 'http://localhost:3000', ...environment }, input)
  const { now } = site
  const save = async (kind: typeof plansTransfer | typeof couponsTransfer, row: object) => {
    const reading = kind.read({ row, now: Date.now() })
    if (!('content' in reading)) throw new Error(JSON.stringify(reading.errors))
    await kind.save({ contents: [reading.content as never], now: now(), dryRun: false }, site.database)
  }
  for (const plan of plans) await save(plansTransfer, plan)
  let callers = 0
  const from = () => `2001:db8:${(++callers).toString(16)}::1`
  const get = (url: string, { host = 'www.localhost', cookie, remoteAddress }: CallOptions = {}) =>
    site.app.inject({
      url,
      headers: { host, ...(cookie !== undefined && { cookie }) },
      remoteAddress: remoteAddress ?? from(),
    })
  const post = (
    url: string,
    body: object,
    { host = 'www.localhost', cookie, remoteAddress }: CallOptions = {},
  ) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: {
        host,
        'x-signature': signatureFor({ path: url, timestamp: Math.floor(now().getTime() / 1000) }),
        ...(cookie !== undefined && { cookie }),
      },
      payload: body,
      remoteAddress: remoteAddress ?? from(),
    })
  const begin = (body: object = {}, calling: CallOptions = {}) =>
    post('/api/subscriptions/web', { plan_id: 'monthly', email: 'hana@example.com', ...body }, calling)
  return {
    ...site,
    get,
    post,
    /** Starts a purchase and returns the answer whatever it is; `begun` throws unless the purchase has started. */
    begin,
    async begun(body: object = {}, calling: CallOptions = {}) {
      const answer = await begin(body, calling)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      const [cookie] = String(answer.headers['set-cookie'] ?? calling.cookie).split(';')
      return { ...answer.json<Begun>(), cookie }
    },
    async shown(id: string, calling: CallOptions = {}) {
      return (await get(`/api/subscriptions/web/${id}`, calling)).json<Shown>()
    },
    async press(checkout: string | null, act: 'approve' | 'decline') {
      const { host, pathname } = new URL(checkout ?? '')
      const remoteAddress = from()
      const page = await get(pathname, { host, remoteAddress })
      const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(page.body) ?? []
      return site.app.inject({
        method: 'POST',
        url: pathname,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ticket, act }).toString(),
        remoteAddress,
      })
    },
    savePlan: (row: object) => save(plansTransfer, row),
    saveCoupon: (row: object) => save(couponsTransfer, row),
    history: (id: string) =>
      site.database.query<{ state: string; cause: string; trace: string }>(
        'select state, cause, trace from subscription_history where subscription_id = $1 order by history_id',
        [id],
      ),
    uses: async (code: string) =>
      Number(
        (
          await site.database.query<{ count: string }>(
            'select count(*) as count from coupon_uses where code = $1 and given_back_at is null',
            [code],
          )
        )[0]?.count,
      ),
  }
}

export type PurchaseSite = Awaited<ReturnType<typeof openPurchaseSite>>
