import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { readEmailAddress } from '../../domain/kernel/text/email-address.ts'
import { billingCurrencyOf } from '../../domain/purchase/amount.ts'
import type { Implementations, Caller } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { browserOf, newBrowser, newBrowserSecret } from './buying-browser.ts'
import { requireCoupon } from './check-coupon.ts'
import { changeRenewal, findManaged } from './manage-subscription.ts'
import type { PurchaseDeps } from './open-checkout.ts'
import type { PurchaseLinks } from './purchase-links.ts'
import { presentSubscription } from './purchase.presenter.ts'
import { refreshWaiting, type ProviderDeps } from './refresh-from-provider.ts'
import { listPlans } from './sold/plans.store.ts'
import { plansSoldIn } from './sold/sold-plans.ts'
import { startSubscription } from './start-subscription.ts'
import { uuidPattern } from './subscriptions/provider-ids.store.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'

type Names = 'subscribeOnWeb' | 'getWebSubscription' | 'getOwnSubscription' | 'changeOwnSubscription'

interface Deps extends PurchaseDeps {
  readonly links: PurchaseLinks
}

export function implementPurchase(deps: Deps): Pick<Implementations, Names> {
  const { database } = deps
  return {
    async subscribeOnWeb({ plan_id: planId, email: typed, coupon, currency, sending }, caller) {
      const { language, address = '' } = caller
      const email = emailOf(typed, language)
      // The plans are read from the database, because a cached price may be out of date.
      const sold = plansSoldIn(currency ?? billingCurrencyOf(language), await listPlans(database))
      const wanted = sold.find(({ plan }) => plan.plan_id === planId)
      if (wanted === undefined) throw new Refusal('plan_not_found')
      const isWithCoupon = coupon !== undefined && coupon !== null && coupon.trim() !== ''
      const known = isWithCoupon ? await requireCoupon({ code: coupon, caller: address }, deps) : null
      const key = sending ?? undefined
      const row = await startSubscription(
        {
          ...wanted,
          coupon: known?.code ?? null,
          email,
          language,
          caller: address,
          browser: browserOf(caller) ?? newBrowser(caller, newBrowserSecret(key, deps.secret)),
          sending: key ?? newBrowserSecret(undefined, deps.secret),
        },
        deps,
      )
      return { subscription_id: row.subscription_id, state: row.state, checkout: row.checkout_url }
    },

    async getWebSubscription({ subscription_id: id, token }, caller) {
      caller.isPrivate?.()
      const row = await provenSubscription({ id, token, caller }, deps)
      if (row === undefined) {
        deps.logger.info(
          { subscription: uuidPattern.test(id) ? id : null },
          'refused to show a subscription: the caller sent neither its cookie nor a valid link',
        )
        throw new Refusal('subscription_not_found')
      }
      return presentSubscription(await refreshWaiting(row, deps), caller.language)
    },

    async getOwnSubscription({ token }, { language, isPrivate }) {
      isPrivate?.()
      const row = await findManaged(token, deps)
      if (row === undefined) throw new Refusal('subscription_not_found')
      return presentSubscription(row, language)
    },

    async changeOwnSubscription({ token, act }, { language }) {
      const row = await findManaged(token, deps)
      if (row === undefined) throw new Refusal('subscription_not_found')
      return presentSubscription(await changeRenewal({ row, act }, deps), language)
    },
  }
}

function emailOf(typed: string, language: Language): string {
  const email = readEmailAddress(typed)
  if (email !== undefined) return email
  const code = typed.trim() === '' ? 'required' : 'email'
  throw new Refusal('invalid_input', { errors: [fieldError({ field: 'email', code, language })] })
}

interface SubscriptionProof {
  readonly id: string
  readonly token: string | undefined
  readonly caller: Caller
}

/**
 * The id of a subscription proves nothing: the caller needs the cookie of the browser that began it, or a link from a
 * mail.
 */
async function provenSubscription(
  { id, token, caller }: SubscriptionProof,
  { links, database }: Pick<ProviderDeps, 'database'> & { links: PurchaseLinks },
): Promise<SubscriptionRow | undefined> {
  if (!uuidPattern.test(id)) return undefined
  if (token !== undefined) {
    const managed = await findManaged(token, { links, database })
    return managed?.subscription_id === id ? managed : undefined
  }
  const browser = browserOf(caller)
  const row = browser && (await findSubscription(id, database))
  return row !== undefined && Buffer.compare(row.browser, browser ?? Buffer.of()) === 0 ? row : undefined
}
