import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { Refusal } from '../../../contract/problems/problem.ts'
import { stripeWebhookPath } from '../../../words/addresses/endpoints.ts'
import { applyEvent } from '../apply-events.ts'
import type { Asking } from '../ask-provider.ts'
import { putEvent, type PaymentEvent } from '../payment-events.store.ts'
import { PaymentsAway } from './payment-provider.ts'
import type { SubjectNames } from '../subscriptions/subscription-subject.store.ts'

function toldBy(event: Stripe.Event): PaymentEvent | undefined {
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

const perMinute = 600
const maxBytes = 512 * 1024
/** Seconds that a call may be old: what somebody has listened in on is worth nothing later. */
const tolerance = 300
/** So long a call is ours to apply; if we fall meanwhile, a job takes it from there. */
const oursMilliseconds = 10_000

interface WebhookDeps extends Asking {
  readonly stripe: Stripe
  readonly webhookSecret: string
}

/**
 * What Stripe calls when something has changed. What is stored is answered with success, whatever comes of it then: nobody
 * has to tell us twice.
 */
export function stripeWebhook(app: FastifyInstance, deps: WebhookDeps): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    // The signature is of the bytes as they came.
    raw.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      async (_: unknown, body: Buffer) => body,
    )
    raw.post(
      stripeWebhookPath,
      {
        schema: {
          tags: ['purchase'],
          operationId: 'stripeWebhook',
          summary: 'For Stripe: something has changed',
        },
        config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      },
      async ({ body, headers }) => {
        const event = signedEvent(body, headers['stripe-signature'])
        if (event === undefined) {
          deps.logger.warn('a call of the webhook was not signed by Stripe')
          throw new Refusal('webhook_invalid')
        }
        const told = toldBy(event)
        if (told === undefined) return { received: true }
        const now = deps.now()
        const tryAfter = new Date(now.getTime() + oursMilliseconds)
        if (await putEvent({ ...told, now, tryAfter }, deps.database)) await applied(told)
        return { received: true }
      },
    )
  })

  const signedEvent = (body: unknown, signature: string | string[] | undefined): Stripe.Event | undefined => {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined
    const { stripe, webhookSecret } = deps
    const at = deps.now().getTime()
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, at)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
        return undefined
      throw error
    }
  }
  const applied = async (event: PaymentEvent) => {
    try {
      await applyEvent(event, deps)
    } catch (error) {
      if (!(error instanceof PaymentsAway)) throw error
      deps.logger.warn({ err: error, event: event.eventId }, 'an event of Stripe waits to be applied')
    }
  }
}
