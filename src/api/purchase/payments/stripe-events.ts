import type { Stripe } from 'stripe'
import type { PaymentEvent } from '../payment-events.store.ts'
import type { SubjectNames } from '../subscriptions/subscription-subject.store.ts'

export function toldBy(event: Stripe.Event): PaymentEvent | undefined {
  const subject = subjectOf(event)
  return subject && { eventId: event.id, type: event.type, subject }
}

/** What may change a subscription. */
const wanted: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
] satisfies Stripe.Event['type'][])

/** Whose it is; undefined for what says nothing about a subscription. */
function subjectOf(event: Stripe.Event): SubjectNames | undefined {
  const told = event.data.object
  if (!wanted.has(event.type) || !('object' in told)) return undefined
  if (told.object === 'checkout.session') {
    const { id, client_reference_id, subscription, customer } = told
    return namesOf({ id: client_reference_id, session: id, subscription, customer })
  }
  if (told.object === 'subscription') {
    const { id, metadata, customer } = told
    return namesOf({ id: metadata['subscription_id'], subscription: id, customer })
  }
  if (told.object === 'invoice') {
    const of = told.parent?.subscription_details
    const id = of?.metadata?.['subscription_id']
    return namesOf({ id, subscription: of?.subscription, customer: told.customer })
  }
  return told.object === 'charge' ? namesOf({ customer: told.customer }) : undefined
}

type Named = string | { readonly id: string } | null | undefined

function namesOf(named: Partial<Record<keyof SubjectNames, Named>>): SubjectNames {
  const nameOf = (one: Named) => (typeof one === 'string' ? one : (one?.id ?? null))
  return {
    id: nameOf(named.id),
    session: nameOf(named.session),
    subscription: nameOf(named.subscription),
    customer: nameOf(named.customer),
  }
}
