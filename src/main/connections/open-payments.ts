import type { FastifyInstance } from 'fastify'
import type { PaymentProvider } from '../../api/purchase/payments/payment-provider.ts'
import { sandboxProvider } from '../../api/purchase/payments/sandbox-provider.ts'
import type { PurchaseLinks } from '../../api/purchase/purchase-links.ts'
import type { ProviderDeps } from '../../api/purchase/refresh-from-provider.ts'
import type { Config } from '../settings/config.ts'

interface PaymentDeps {
  readonly config: Pick<Config, 'siteOrigin' | 'stripe'>
  readonly links: PurchaseLinks
  readonly now: () => Date
}

export interface Payments {
  readonly provider: PaymentProvider
  readonly webhook?: (app: FastifyInstance, deps: ProviderDeps) => void
}

/** The code for Stripe is imported only if Stripe is used. */
export async function openPayments({ config, links, now }: PaymentDeps): Promise<Payments> {
  const { siteOrigin, stripe: settings } = config
  if (settings === null) return { provider: sandboxProvider({ siteOrigin, links, now }) }
  const { stripeClient } = await import('../../api/purchase/payments/stripe-calls.ts')
  const { stripeProvider } = await import('../../api/purchase/payments/stripe-provider.ts')
  const { stripeWebhook } = await import('../../api/purchase/payments/stripe-webhook.routes.ts')
  const { webhookSecret, timeoutMilliseconds } = settings
  const stripe = stripeClient(settings)
  return {
    provider: stripeProvider({ stripe, timeoutMilliseconds, now }),
    webhook: (app, deps) => stripeWebhook(app, { ...deps, stripe, webhookSecret }),
  }
}
