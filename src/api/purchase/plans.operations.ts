import { Refusal } from '../../contract/problems/problem.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { billingCurrencies, billingCurrencyOf } from '../../domain/purchase/amount.ts'
import { cacheAnswers } from '../cache/cached-answers.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Implementations } from '../operations/implementation.ts'
import { requireCoupon } from './check-coupon.ts'
import type { PurchaseDeps } from './open-checkout.ts'
import { presentPlan } from './purchase.presenter.ts'
import { countUses } from './sold/coupon-uses.store.ts'
import { couponOf } from './sold/coupons.store.ts'
import { listPlans } from './sold/plans.store.ts'
import { plansSoldIn, plansUsableWith } from './sold/sold-plans.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    purchase: 'plans'
  }
}

interface Deps extends PurchaseDeps {
  readonly content: ContentWatch
  readonly sellers: Sellers
}

export function implementPlans(deps: Deps): Pick<Implementations, 'listPlans' | 'getWebCoupon'> {
  const { database } = deps
  const plans = cacheAnswers({ read: () => listPlans(database), maxAnswers: 1 })
  deps.content.onChange((kinds) => kinds.includes('plans') && plans.forget())

  return {
    async listPlans({ currency }, { language, dependsOn }) {
      dependsOn?.('plans')
      const wanted = currency ?? billingCurrencyOf(language)
      const sold = (await plans.get({})).filter(({ is_sold }) => is_sold)
      return {
        currency: wanted,
        currencies: billingCurrencies.filter((one) => sold.every(({ prices }) => prices[one] !== undefined)),
        is_sandbox: deps.provider.name === 'sandbox',
        seller: deps.sellers[language],
        plans: plansSoldIn(wanted, sold).map((one) => presentPlan({ ...one, coupon: null, language })),
      }
    },

    async getWebCoupon({ code, plan_id: planId, currency }, { language, address = '', isPrivate }) {
      isPrivate?.()
      const coupon = couponOf(await requireCoupon({ code, caller: address }, deps))
      const sold = plansSoldIn(currency ?? billingCurrencyOf(language), await plans.get({}))
      const wanted =
        planId === undefined || planId === '' ? sold : sold.filter(({ plan }) => plan.plan_id === planId)
      if (wanted.length === 0) throw new Refusal('plan_not_found')
      const { uses } = await countUses({ code: coupon.code, holder: null }, database)
      const usable = plansUsableWith({
        coupon,
        sold: wanted,
        uses,
        minimumTotal: deps.provider.minimumTotal,
        now: deps.now().getTime(),
      })
      return {
        code: coupon.code,
        percent: coupon.percent,
        ends_at: coupon.endsAt === null ? null : new Date(coupon.endsAt).toISOString(),
        plans: usable.map((one) => presentPlan({ ...one, coupon, language })),
      }
    },
  }
}
