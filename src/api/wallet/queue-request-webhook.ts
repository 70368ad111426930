import { randomUUID } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { queueDelivery } from '../outbound/webhooks/webhook-queue.store.ts'
import type { RequestRow } from './payment-requests.store.ts'
import type { WalletDapp } from './wallet-deps.ts'
import { presentPayment } from './wallet.presenter.ts'

/**
 * Queues the webhook of a settled request in the transaction that settles it, so that neither happens without the
 * other.
 */
export async function queueRequestWebhook(
  { row, dapp, now }: { row: RequestRow; dapp: WalletDapp; now: Date },
  queries: Queries,
): Promise<void> {
  if (dapp.webhook_url === null) return
  const payment = presentPayment(row, now)
  const event = `request.${payment.state}`
  const deliveryId = randomUUID()
  const body = JSON.stringify({
    delivery_id: deliveryId,
    event,
    created_at: now.toISOString(),
    data: payment,
  })
  await queueDelivery({ deliveryId, dappId: row.dapp_id, event, body, now }, queries)
}
