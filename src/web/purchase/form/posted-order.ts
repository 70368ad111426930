import type { Client } from '../../../contract/calls/client.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import type { FormRefusal } from '../../form/form-refusal.ts'
import { loadedMessages } from '../../i18n/loaded-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import type { PostedForm } from '../../loading/posted-form.ts'
import type { PlanOffers } from '../load-plans.ts'
import { orderRefusal } from './order-refusal.ts'
import { orderFaults, orderValues, subscribeRequest, type OrderValues } from './order-values.ts'

export type OrderedPlan = Omit<PlanOffers['plans'][number], 'saves'>

export type PostedOrder = { readonly values: OrderValues } & (
  | { readonly kind: 'again' }
  | { readonly kind: 'check'; readonly ticket: string; readonly ordered: OrderedPlan }
  | { readonly kind: 'checkout'; readonly href: string }
  | FormRefusal
)

interface PostedOrderInput {
  readonly posted: PostedForm
  readonly client: Client
  readonly language: Language
  readonly sold: PlanOffers
}

/**
 * Handles a form that was sent without scripts. The first submit shows the bill, the second starts the purchase; both
 * report mistakes. The security policy lets forms lead only to this site, so the checkout is opened by a link.
 */
export async function answerPostedOrder({
  posted,
  client,
  language,
  sold,
}: PostedOrderInput): Promise<PostedOrder> {
  const { fields, ticket, sending, answerWith } = posted
  const values = orderValues(fields)
  if (fields['change'] !== undefined) return { kind: 'again', values }
  const faults = orderFaults(values, loadedMessages(language, 'purchase/page'))
  if (faults.length > 0) {
    answerWith(400)
    return { kind: 'faults', faults, values }
  }
  try {
    if (sending === undefined) {
      const ordered = await billed({ values, client, sold })
      return ordered === undefined ? { kind: 'again', values } : { kind: 'check', ticket, ordered, values }
    }
    const { checkout } = await client.subscribeOnWeb({ ...subscribeRequest(values), sending })
    return checkout === null ? { kind: 'again', values } : { kind: 'checkout', href: checkout, values }
  } catch (error) {
    answerWith(isHttpFailure(error) ? error.status : 500)
    return { ...orderRefusal(error), values }
  }
}

async function billed({
  values,
  client,
  sold,
}: Pick<PostedOrderInput, 'client' | 'sold'> & { values: OrderValues }) {
  const { plan_id: planId, coupon } = subscribeRequest(values)
  if (coupon === null) return sold.plans.find((plan) => plan.plan_id === planId)
  const { plans } = await client.getWebCoupon({ code: coupon, plan_id: planId, currency: sold.currency })
  return plans[0]
}
