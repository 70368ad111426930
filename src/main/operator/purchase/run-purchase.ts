import type { Database } from '../../../api/database/database.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import { PaymentsAway } from '../../../api/purchase/payments/payment-provider.ts'
import { purchaseLinks } from '../../../api/purchase/purchase-links.ts'
import { purchaseMails } from '../../../api/purchase/purchase.mails.ts'
import { PurchaseRefused } from '../../../api/purchase/purchase-refused.ts'
import { cancelSubscription, refundSubscription } from '../../../api/purchase/refund-subscription.ts'
import { listSubscriptions } from '../../../api/purchase/subscriptions/subscriptions.store.ts'
import { emailKey } from '../../../domain/kernel/text/email-address.ts'
import { openPayments } from '../../connections/open-payments.ts'
import type { Config } from '../../settings/config.ts'
import { storedSecret } from '../../settings/secret.ts'
import type { OperatorDeps } from '../operator-deps.ts'
import type { PurchaseCommand } from './purchase-command.ts'
import { soldLines } from './run-sold.ts'
import { subscriptionLine, subscriptionText } from './subscription-text.ts'

const perPage = 50
const now = () => new Date()

export async function runPurchase(
  command: PurchaseCommand,
  { config, print, withDatabase }: OperatorDeps,
): Promise<void> {
  await withDatabase(async (database) => {
    const lines =
      command.name === 'subscriptions'
        ? await subscriptionLines(command, { database, config })
        : await soldLines(command, database)
    for (const line of lines) print(line)
  })
}

async function subscriptionLines(
  command: Extract<PurchaseCommand, { name: 'subscriptions' }>,
  { database, config }: { database: Database; config: Config },
): Promise<string[]> {
  if (command.act === 'list') {
    const key = command.email === undefined ? undefined : emailKey(command.email)
    const from = (command.page - 1) * perPage
    const rows = await listSubscriptions(
      { state: command.state, emailKey: key, from, most: perPage },
      database,
    )
    return [...rows.map(subscriptionLine), `${rows.length} on page ${command.page}`]
  }
  if (command.act === 'show') return subscriptionText(command.id, database)
  const secret = config.secret ?? (await storedSecret(config.dataDir))
  const links = purchaseLinks(secret)
  const { provider } = await openPayments({ config, links, now })
  const queue = mailQueue({ identity: mailIdentity(secret) })
  const deps = { database, provider, now, queue, mails: purchaseMails({ ...config, links }) }
  const act = command.act === 'refund' ? refundSubscription : cancelSubscription
  try {
    return [subscriptionLine(await act(command.id, deps))]
  } catch (error) {
    if (error instanceof PaymentsAway)
      throw new PurchaseRefused('The payment provider does not answer. Try again: nothing is done twice.')
    throw error
  }
}
