import type { Client } from '../../../contract/calls/client.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import type { FormRefusal } from '../../form/form-outcome.ts'
import { loadedMessages } from '../../i18n/loaded-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import type { PostedForm } from '../../loading/posted-form.ts'
import type { Sold } from '../load-sold.ts'
import { orderRefusal } from './order-refusal.ts'
import { orderFaults, orderValues, wishOf, type OrderValues } from './order-values.ts'

export type Ordered = Omit<Sold['plans'][number], 'saves'>

/** What came of a form that was sent without scripts; everything that was typed is in it. */
export type PostedOrder = { readonly values: OrderValues } & (
  | { readonly kind: 'again' }
  | { readonly kind: 'check'; readonly ticket: string; readonly ordered: Ordered }
  | { readonly kind: 'checkout'; readonly href: string }
  | FormRefusal
)

interface Answering {
  readonly posted: PostedForm
  readonly client: Client
  readonly language: Language
  readonly sold: Sold
}

/**
 * The first press shows what it comes to, the second begins the purchase; what is wrong is told with either. A form may lead
 * nowhere but to this site, so that the way to the checkout is a link.
 */
export async function answerPosted({ posted, client, language, sold }: Answering): Promise<PostedOrder> {
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
    const { checkout } = await client.subscribeOnWeb({ ...wishOf(values), sending })
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
}: Pick<Answering, 'client' | 'sold'> & { values: OrderValues }) {
  const { plan_id: planId, coupon } = wishOf(values)
  if (coupon === null) return sold.plans.find((plan) => plan.plan_id === planId)
  const { plans } = await client.getWebCoupon({ code: coupon, plan_id: planId, currency: sold.currency })
  return plans[0]
}
