import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { periodEnd } from '../../../domain/purchase/plan.ts'
import { noFacts, stateOf, type SubscriptionFacts } from '../../../domain/purchase/subscription-facts.ts'
import { sandboxCheckoutPath } from '../../../words/addresses/purchase-addresses.ts'
import type { PurchaseLinks } from '../purchase-links.ts'
import type { SubscriptionRow } from '../subscriptions/subscriptions.store.ts'
import type { PaymentProvider, ProviderFacts } from './payment-provider.ts'

interface SandboxDeps {
  readonly siteOrigin: string
  readonly links: PurchaseLinks
  readonly now: () => Date
}

/**
 * A provider that moves no money. Its checkout is a page of this site, and it renews every subscription that is not
 * cancelled.
 */
export function sandboxProvider({ siteOrigin, links, now }: SandboxDeps): PaymentProvider {
  return {
    name: 'sandbox',
    async begin({ subscriptionId, salt, language, endsAt }) {
      const token = links.write({ kind: 'checkout', id: subscriptionId, salt })
      const url = languageOrigin({ siteOrigin, language }) + sandboxCheckoutPath(token)
      return { session: `sandbox_${subscriptionId}`, url, endsAt }
    },
    async fetchFacts(row) {
      return factsOnly(factsByClock(row, now().getTime()))
    },
    async withdraw() {
      return factsOnly({ expiredAt: now().getTime() })
    },
    async setRenewal(_, { isCancelled }) {
      return factsOnly({ renewal: { at: now().getTime(), isCancelled } })
    },
    async refund(row) {
      const at = now().getTime()
      return row.facts.refundedAt === null ? factsOnly({ refundedAt: at, endedAt: at }) : undefined
    },
    async end() {
      return factsOnly({ endedAt: now().getTime() })
    },
    customerOf: async () => null,
    minimumTotal: () => 0,
  }
}

function factsOnly(facts: Partial<SubscriptionFacts>): ProviderFacts {
  return { facts: { ...noFacts, ...facts }, subscription: null, customer: null }
}

function factsByClock(row: SubscriptionRow, now: number): Partial<SubscriptionFacts> {
  const state = stateOf(row.facts)
  if (state === 'waiting') return now >= row.checkout_ends_at.getTime() ? { expiredAt: now } : {}
  const { paidAt, paidUntil } = row.facts
  if (paidAt === null || paidUntil === null || now < paidUntil) return {}
  if (state === 'cancelling') return { endedAt: paidUntil }
  if (state !== 'active') return {}
  let [begin, end] = [paidUntil, paidUntil]
  for (let periods = 2; end <= now; periods++)
    [begin, end] = [end, periodEnd({ from: paidAt, interval: row.billing_interval, periods })]
  return { lastPaidAt: begin, paidUntil: end }
}
