import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import { PaymentsUnavailable } from '../../../api/purchase/payments/payment-provider.ts'
import { purchaseLinks } from '../../../api/purchase/purchase-links.ts'
import { PurchaseRefused } from '../../../api/purchase/purchase-refused.ts'
import { purchaseMails } from '../../../api/purchase/purchase.mails.ts'
import { cancelSubscription, refundSubscription } from '../../../api/purchase/refund-subscription.ts'
import { listSubscriptions } from '../../../api/purchase/subscriptions/subscriptions.store.ts'
import { emailKey } from '../../../domain/kernel/text/email-address.ts'
import type { SubscriptionState } from '../../../domain/purchase/subscription-facts.ts'
import { openPayments } from '../../connections/open-payments.ts'
import { siteSecret } from '../../settings/secret.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'
import { siteConfigFor } from '../command/site-config.ts'
import { subscriptionIdOf, subscriptionLine, subscriptionText } from './subscription-text.ts'

const perPage = 50
const now = () => new Date()

interface SubscriptionRequest {
  readonly id: string
}

interface ListRequest {
  readonly state: SubscriptionState | undefined
  readonly email: string | undefined
  readonly page: number | undefined
}

export async function list({ state, email, page = 1 }: ListRequest, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const key = email === undefined ? undefined : emailKey(email)
    const from = (page - 1) * perPage
    const rows = await listSubscriptions({ state, emailKey: key, from, limit: perPage }, database)
    return [...rows.map(subscriptionLine), `${rows.length} on page ${page}`]
  })
}

export async function show({ id }: SubscriptionRequest, deps: OperatorDeps): Promise<void> {
  await printLines(deps, (database) => subscriptionText(id, database))
}

export async function cancel({ id }: SubscriptionRequest, deps: OperatorDeps): Promise<void> {
  await end({ id, work: cancelSubscription }, deps)
}

export async function refund({ id }: SubscriptionRequest, deps: OperatorDeps): Promise<void> {
  await end({ id, work: refundSubscription }, deps)
}

async function end(
  { id, work }: SubscriptionRequest & { work: typeof cancelSubscription | typeof refundSubscription },
  deps: OperatorDeps,
): Promise<void> {
  const { config } = deps
  const secret = await siteSecret(config)
  const links = purchaseLinks(secret)
  await printLines(deps, async (database) => {
    const { provider } = await openPayments({ config, links, now })
    const queue = mailQueue({ identity: mailIdentity(secret) })
    const mails = purchaseMails({ ...(await siteConfigFor(database, config)), links })
    try {
      const subscriptionId = await subscriptionIdOf(id, database)
      return [subscriptionLine(await work(subscriptionId, { database, provider, now, queue, mails }))]
    } catch (error) {
      if (error instanceof PaymentsUnavailable)
        throw new PurchaseRefused('The payment provider does not answer. Try again: nothing is done twice.')
      throw error
    }
  })
}
