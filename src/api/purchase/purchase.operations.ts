import { createHash } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { readEmailAddress } from '../../domain/kernel/text/email-address.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { billingCurrencies, billingCurrencyOf, type BillingCurrency } from '../../domain/purchase/amount.ts'
import { couponFault, type Coupon } from '../../domain/purchase/coupon.ts'
import { cacheAnswers } from '../cache/cached-answers.ts'
import type { ContentWatch } from '../changes/content-watch.ts'
import type { Caller, Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { askAboutWaiting } from './ask-provider.ts'
import { beginSubscription, newBrowserSecret, type Buying } from './begin-subscription.ts'
import { knownCoupon } from './check-coupon.ts'
import { changeRenewal, findManaged } from './manage-subscription.ts'
import { presentPlan, presentSubscription } from './purchase.presenter.ts'
import type { PurchaseLinks } from './purchase-links.ts'
import { couponOf } from './sold/coupons.store.ts'
import { countUses } from './sold/coupon-uses.store.ts'
import { listPlans, type PlanRow } from './sold/plans.store.ts'
import { findSubscription, uuidPattern, type SubscriptionRow } from './subscriptions.store.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    purchase: 'plans'
  }
}

type Names =
  | 'listPlans'
  | 'getWebCoupon'
  | 'subscribeOnWeb'
  | 'getWebSubscription'
  | 'getOwnSubscription'
  | 'changeOwnSubscription'

interface Needs extends Buying {
  readonly links: PurchaseLinks
  readonly content: ContentWatch
}

export function implementPurchase(needs: Needs): Pick<Implementations, Names> {
  const { database, links } = needs
  const plans = cacheAnswers({ read: () => listPlans(database), most: 1 })
  needs.content.onChange((kinds) => kinds.includes('plans') && plans.forget())

  return {
    async listPlans({ currency }, { language, dependsOn }) {
      dependsOn?.('plans')
      const wanted = currency ?? billingCurrencyOf(language)
      const sold = (await plans.get({})).filter(({ is_sold }) => is_sold)
      return {
        currency: wanted,
        currencies: billingCurrencies.filter((one) => sold.every(({ prices }) => prices[one] !== undefined)),
        is_sandbox: needs.provider.name === 'sandbox',
        plans: soldIn(wanted, sold).map((one) => presentPlan({ ...one, coupon: null, language })),
      }
    },

    async getWebCoupon({ code, plan_id: planId, currency }, { language, address = '', isPrivate }) {
      isPrivate?.()
      const coupon = couponOf(await knownCoupon({ code, caller: address }, needs))
      const sold = soldIn(currency ?? billingCurrencyOf(language), await plans.get({}))
      const wanted =
        planId === undefined || planId === '' ? sold : sold.filter(({ plan }) => plan.plan_id === planId)
      if (wanted.length === 0) throw new Refusal('plan_not_found')
      const { uses } = await countUses({ code: coupon.code, mailbox: null }, database)
      const usable = usableWith({ coupon, sold: wanted, uses, now: needs.now().getTime() })
      return {
        code: coupon.code,
        percent: coupon.percent,
        ends_at: coupon.endsAt === null ? null : new Date(coupon.endsAt).toISOString(),
        plans: usable.map((one) => presentPlan({ ...one, coupon, language })),
      }
    },

    async subscribeOnWeb({ plan_id: planId, email: typed, coupon, currency, sending }, caller) {
      const { language, address = '' } = caller
      const email = emailOf(typed, language)
      // What it costs now, whatever this instance remembers.
      const sold = soldIn(currency ?? billingCurrencyOf(language), await listPlans(database))
      const wanted = sold.find(({ plan }) => plan.plan_id === planId)
      if (wanted === undefined) throw new Refusal('plan_not_found')
      const isWithCoupon = coupon !== undefined && coupon !== null && coupon.trim() !== ''
      const known = isWithCoupon ? await knownCoupon({ code: coupon, caller: address }, needs) : null
      const key = sending ?? undefined
      const row = await beginSubscription(
        {
          ...wanted,
          coupon: known?.code ?? null,
          email,
          language,
          browser: browserOf(caller) ?? newBrowser(caller, newBrowserSecret(key, needs.secret)),
          sending: key ?? newBrowserSecret(undefined, needs.secret),
        },
        needs,
      )
      return { subscription_id: row.subscription_id, state: row.state, checkout: row.checkout_url }
    },

    async getWebSubscription({ subscription_id: id, token }, caller) {
      caller.isPrivate?.()
      const row = await provenSubscription({ id, token, caller })
      if (row === undefined) {
        needs.logger.info(
          { subscription: uuidPattern.test(id) ? id : null },
          'a subscription was asked for without proof',
        )
        throw new Refusal('subscription_not_found')
      }
      return presentSubscription(await askAboutWaiting(row, needs), caller.language)
    },

    async getOwnSubscription({ token }, { language, isPrivate }) {
      isPrivate?.()
      const row = await findManaged(token, needs)
      if (row === undefined) throw new Refusal('subscription_not_found')
      return presentSubscription(row, language)
    },

    async changeOwnSubscription({ token, act }, { language }) {
      const row = await findManaged(token, needs)
      if (row === undefined) throw new Refusal('subscription_not_found')
      return presentSubscription(await changeRenewal({ row, act }, needs), language)
    },
  }

  /** Its number alone proves nothing: it takes the cookie of the browser that began it, or a link from a mail. */
  async function provenSubscription({ id, token, caller }: Proving): Promise<SubscriptionRow | undefined> {
    if (!uuidPattern.test(id)) return undefined
    if (token !== undefined) {
      const managed = await findManaged(token, { links, database })
      return managed?.subscription_id === id ? managed : undefined
    }
    const browser = browserOf(caller)
    const row = browser && (await findSubscription(id, database))
    return row !== undefined && Buffer.compare(row.browser, browser ?? Buffer.of()) === 0 ? row : undefined
  }
}

interface Proving {
  readonly id: string
  readonly token: string | undefined
  readonly caller: Caller
}

interface SoldPlan {
  readonly plan: PlanRow
  readonly price: number
  readonly currency: BillingCurrency
}

function soldIn(currency: BillingCurrency, plans: readonly PlanRow[]): SoldPlan[] {
  return plans.flatMap((plan) => {
    const price = plan.prices[currency]
    return plan.is_sold && price !== undefined ? [{ plan, price, currency }] : []
  })
}

interface Usable {
  readonly coupon: Coupon
  readonly sold: readonly SoldPlan[]
  readonly uses: number
  readonly now: number
}

/** The plans that it can be used for; where there is none, the reason of the first. Who has used it is not looked at. */
function usableWith({ coupon, sold, uses, now }: Usable): readonly SoldPlan[] {
  const judged = sold.map((one) => ({
    one,
    fault: couponFault(coupon, {
      planId: one.plan.plan_id,
      currency: one.currency,
      now,
      uses,
      isUsedByMailbox: false,
    }),
  }))
  const usable = judged.filter(({ fault }) => fault === undefined).map(({ one }) => one)
  const fault = judged[0]?.fault
  if (usable.length === 0 && fault !== undefined) throw new Refusal(fault)
  return usable
}

function emailOf(typed: string, language: Language): string {
  const email = readEmailAddress(typed)
  if (email !== undefined) return email
  const code = typed.trim() === '' ? 'required' : 'email'
  throw new Refusal('invalid_input', { errors: [fieldError({ field: 'email', code, language })] })
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function browserOf({ browserProof }: Caller): Buffer | undefined {
  return browserProof?.stored === undefined ? undefined : hashOf(browserProof.stored)
}

function newBrowser({ browserProof }: Caller, secret: string): Buffer {
  browserProof?.store(secret)
  return hashOf(secret)
}
