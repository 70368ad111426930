import type { Database } from '../../../api/database/database.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import { PaymentsAway } from '../../../api/purchase/payments/payment-provider.ts'
import { purchaseLinks } from '../../../api/purchase/purchase-links.ts'
import { purchaseMails } from '../../../api/purchase/purchase.mails.ts'
import { PurchaseRefused } from '../../../api/purchase/purchase-refused.ts'
import { cancelSubscription, refundSubscription } from '../../../api/purchase/refund-subscription.ts'
import { historyOf } from '../../../api/purchase/subscriptions/subscription-history.store.ts'
import {
  findSubscription,
  listSubscriptions,
  type SubscriptionRow,
} from '../../../api/purchase/subscriptions/subscriptions.store.ts'
import { uuidPattern } from '../../../api/purchase/subscriptions/subscription-subject.store.ts'
import { emailKey } from '../../../domain/kernel/text/email-address.ts'
import { writeAmount } from '../../../domain/purchase/amount.ts'
import { openPayments } from '../../connections/open-payments.ts'
import type { Config } from '../../settings/config.ts'
import { storedSecret } from '../../settings/secret.ts'
import { withDatabase } from '../operator-database.ts'
import type { PurchaseCommand } from './purchase-arguments.ts'
import { soldLines } from './run-sold.ts'

const perPage = 50
const now = () => new Date()

export async function runPurchase({
  command,
  config,
}: {
  command: PurchaseCommand
  config: Config
}): Promise<void> {
  await withDatabase({ config, dryRun: false }, async (database) => {
    const lines =
      command.name === 'subscriptions'
        ? await subscriptionLines(command, { database, config })
        : await soldLines(command, database)
    for (const line of lines) console.log(line)
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
    return [...rows.map(lineOf), `${rows.length} on page ${command.page}`]
  }
  if (command.act === 'show') return shown(command.id, database)
  const secret = config.secret ?? (await storedSecret(config.dataDir))
  const links = purchaseLinks(secret)
  const { provider } = await openPayments({ config, links, now })
  const queue = mailQueue({ identity: mailIdentity(secret) })
  const needs = { database, provider, now, queue, mails: purchaseMails({ ...config, links }) }
  const act = command.act === 'refund' ? refundSubscription : cancelSubscription
  try {
    return [lineOf(await act(command.id, needs))]
  } catch (error) {
    if (error instanceof PaymentsAway)
      throw new PurchaseRefused('The payment provider does not answer. Try again: nothing is done twice.')
    throw error
  }
}

function lineOf(row: SubscriptionRow): string {
  const begun = row.begun_at.toISOString().slice(0, 16).replace('T', ' ')
  const price = writeAmount({ minor: row.price, currency: row.currency, language: 'en' })
  const until = row.paid_until === null ? 'not paid' : `until ${row.paid_until.toISOString().slice(0, 10)}`
  return [row.subscription_id, begun, row.state, row.plan_id, price, until, row.email].join('  ')
}

async function shown(id: string, database: Database): Promise<string[]> {
  const row = uuidPattern.test(id) ? await findSubscription(id, database) : undefined
  if (row === undefined) throw new PurchaseRefused(`There is no subscription ${id}.`)
  const facts: Readonly<Record<string, string | null>> = {
    subscription: id,
    state: row.state,
    plan: row.plan_id,
    price: writeAmount({ minor: row.price, currency: row.currency, language: 'en' }),
    discount: writeAmount({ minor: row.discount, currency: row.currency, language: 'en' }),
    coupon: row.coupon,
    'paid until': row.paid_until?.toISOString() ?? null,
    email: row.email,
    language: row.language,
    provider: row.provider,
    session: row.provider_session,
    customer: row.provider_customer,
  }
  const history = await historyOf(id, database)
  return [
    ...Object.entries(facts)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}: ${String(value)}`),
    '',
    ...history.map(({ at, state, cause, trace }) => [at.toISOString(), state, cause, trace].join('  ')),
  ]
}
