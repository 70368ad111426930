import { Refusal } from '../../contract/problems/problem.ts'
import { readEmailAddress } from '../../domain/kernel/text/email-address.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { billingCurrencyOf } from '../../domain/purchase/amount.ts'
import type { Implementations, Caller } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { askAboutWaiting, type Asking } from './ask-provider.ts'
import { beginSubscription } from './begin-subscription.ts'
import { browserOf, newBrowser, newBrowserSecret } from './buying-browser.ts'
import { knownCoupon } from './check-coupon.ts'
import { changeRenewal, findManaged } from './manage-subscription.ts'
import type { Buying } from './open-checkout.ts'
import { presentSubscription } from './purchase.presenter.ts'
import type { PurchaseLinks } from './purchase-links.ts'
import { listPlans } from './sold/plans.store.ts'
import { soldIn } from './sold/sold-plans.ts'
import { uuidPattern } from './subscriptions/subscription-subject.store.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions/subscriptions.store.ts'

type Names = 'subscribeOnWeb' | 'getWebSubscription' | 'getOwnSubscription' | 'changeOwnSubscription'

interface Deps extends Buying {
  readonly links: PurchaseLinks
}

export function implementPurchase(deps: Deps): Pick<Implementations, Names> {
  const { database } = deps
  return {
    async subscribeOnWeb({ plan_id: planId, email: typed, coupon, currency, sending }, caller) {
      const { language, address = '' } = caller
      const email = emailOf(typed, language)
      // What it costs now, whatever this instance remembers.
      const sold = soldIn(currency ?? billingCurrencyOf(language), await listPlans(database))
      const wanted = sold.find(({ plan }) => plan.plan_id === planId)
      if (wanted === undefined) throw new Refusal('plan_not_found')
      const isWithCoupon = coupon !== undefined && coupon !== null && coupon.trim() !== ''
      const known = isWithCoupon ? await knownCoupon({ code: coupon, caller: address }, deps) : null
      const key = sending ?? undefined
      const row = await beginSubscription(
        {
          ...wanted,
          coupon: known?.code ?? null,
          email,
          language,
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
          'a subscription was asked for without proof',
        )
        throw new Refusal('subscription_not_found')
      }
      return presentSubscription(await askAboutWaiting(row, deps), caller.language)
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

interface Proving {
  readonly id: string
  readonly token: string | undefined
  readonly caller: Caller
}

/** Its number alone proves nothing: it takes the cookie of the browser that began it, or a link from a mail. */
async function provenSubscription(
  { id, token, caller }: Proving,
  { links, database }: Pick<Asking, 'database'> & { links: PurchaseLinks },
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
