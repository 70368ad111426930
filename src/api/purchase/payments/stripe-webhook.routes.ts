import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { Refusal } from '../../../contract/problems/problem.ts'
import { stripeWebhookPath } from '../../../words/addresses/endpoints.ts'
import { applyEvent } from '../apply-events.ts'
import { putEvent, type EventSubject, type PaymentEvent } from '../payment-events.store.ts'
import type { ProviderDeps } from '../refresh-from-provider.ts'
import type { ProviderIds } from '../subscriptions/provider-ids.store.ts'
import { PaymentsUnavailable } from './payment-provider.ts'

function paymentEventOf(event: Stripe.Event): PaymentEvent | undefined {
  const subject = idsOf(event)
  return subject && { eventId: event.id, type: event.type, subject }
}

const subscriptionEvents: ReadonlySet<string> = new Set([
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
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] satisfies Stripe.Event['type'][])

function idsOf(event: Stripe.Event): EventSubject | undefined {
  const object = event.data.object
  if (!subscriptionEvents.has(event.type) || !('object' in object)) return undefined
  if (object.object === 'checkout.session') {
    const { id, client_reference_id, subscription, customer } = object
    return providerIdsOf({ id: client_reference_id, session: id, subscription, customer })
  }
  if (object.object === 'subscription') {
    const { id, metadata, customer } = object
    return providerIdsOf({ id: metadata?.['subscription_id'], subscription: id, customer })
  }
  if (object.object === 'invoice') {
    const details = object.parent?.subscription_details
    const id = details?.metadata?.['subscription_id']
    return providerIdsOf({ id, subscription: details?.subscription, customer: object.customer })
  }
  if (object.object === 'dispute') return { ...providerIdsOf({}), charge: idOf(object.charge) }
  return object.object === 'charge' ? providerIdsOf({ customer: object.customer }) : undefined
}

type IdOrObject = string | { readonly id: string } | null | undefined

function providerIdsOf(named: Partial<Record<keyof ProviderIds, IdOrObject>>): ProviderIds {
  return {
    id: idOf(named.id),
    session: idOf(named.session),
    subscription: idOf(named.subscription),
    customer: idOf(named.customer),
  }
}

const idPattern = /^[\w-]{1,255}$/

function idOf(named: IdOrObject): string | null {
  const id = typeof named === 'object' ? named?.id : named
  return typeof id === 'string' && idPattern.test(id) ? id : null
}

const perMinute = 600
const maxBytes = 512 * 1024
/** The maximum age of a signature in seconds, so that a call that somebody recorded cannot be replayed later. */
const tolerance = 300
/** How long this process has to apply a stored event; after that a job applies it. */
const claimMilliseconds = 10_000

/** Undefined for a signed text that is no event with an object, such as the thin events of Stripe's API v2. */
function readEvent(body: Buffer): Stripe.Event | undefined {
  let value: unknown
  try {
    value = JSON.parse(body.toString())
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  const event = value as { id?: unknown; type?: unknown; data?: { object?: unknown } | null } | null
  const object = event?.data?.object
  const isEvent =
    typeof event?.id === 'string' &&
    idPattern.test(event.id) &&
    typeof event.type === 'string' &&
    typeof object === 'object' &&
    object !== null
  return isEvent ? (value as Stripe.Event) : undefined
}

interface WebhookDeps extends ProviderDeps {
  readonly stripe: Stripe
  readonly webhookSecret: string
}

/**
 * Stripe calls this address when something has changed. The reply is a success once the event is stored, so that Stripe
 * does not send it again; a failure after that is retried by a job.
 */
export function stripeWebhook(app: FastifyInstance, deps: WebhookDeps): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    // The body is not parsed as JSON here, because the signature covers its raw bytes.
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
          summary: 'Receive an event of Stripe: a subscription has changed; only Stripe can sign such a call',
        },
        config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      },
      async ({ body, headers }) => {
        const { 'stripe-signature': signature } = headers
        if (!Buffer.isBuffer(body) || typeof signature !== 'string' || !isSigned(body, signature)) {
          deps.logger.warn(
            'refused a webhook call without a valid signature of Stripe; if Stripe sent it, check STRIPE_WEBHOOK_SECRET',
          )
          throw new Refusal('webhook_invalid')
        }
        const event = readEvent(body)
        if (event === undefined) throw new Refusal('malformed_body')
        const stored = paymentEventOf(event)
        if (stored === undefined) return { received: true }
        const now = deps.now()
        const tryAfter = new Date(now.getTime() + claimMilliseconds)
        if (await putEvent({ ...stored, now, tryAfter }, deps.database)) await applyOrLeave(stored)
        return { received: true }
      },
    )
  })

  const isSigned = (body: Buffer, signature: string): boolean => {
    const { stripe, webhookSecret } = deps
    const at = deps.now().getTime()
    try {
      stripe.webhooks.signature?.verifyHeader(body, signature, webhookSecret, tolerance, undefined, at)
      return stripe.webhooks.signature !== null
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
      throw error
    }
  }
  const applyOrLeave = async (event: PaymentEvent) => {
    try {
      await applyEvent(event, deps)
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error
      deps.logger.warn(
        { err: error, event: event.eventId },
        'could not fetch from Stripe what an event has changed; a job tries again',
      )
    }
  }
}
