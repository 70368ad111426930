import { hour } from '../../domain/kernel/time/durations.ts'
import type { Database } from '../database/database.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { deleteOldDeliveries } from '../outbound/webhooks/webhook-log.store.ts'
import type { WebhookLanes } from '../outbound/webhooks/webhook-run.ts'
import { queueRequestWebhook } from './queue-request-webhook.ts'
import { expireRequests, deleteUnpaid } from './settled-requests.store.ts'
import type { WalletDeps } from './wallet-deps.ts'

const sendMilliseconds = 500
const expireMilliseconds = 5_000
const batchSize = 200
const keptMilliseconds = 30 * 24 * hour

type Deps = Pick<WalletDeps, 'findDapp'> & { readonly lanes: WebhookLanes }

/** The queue is shared: any instance sends any webhook, and each row is claimed by one instance. */
export function walletJobs({ lanes, findDapp }: Deps): Job[] {
  return [
    everyInstanceOnWrites({
      name: 'webhooks',
      everyMilliseconds: sendMilliseconds,
      complaint: 'queued webhooks could not be sent',
      run: ({ isStopping }) => lanes.run(isStopping),
    }),
    everyInstance({
      name: 'expiry',
      everyMilliseconds: expireMilliseconds,
      complaint: 'overdue payment requests could not be expired',
      async run({ database, now, isStopping }) {
        while (!isStopping() && (await expireBatch({ database, now: now(), findDapp })) === batchSize);
      },
    }),
    everyInstance({
      name: 'old records',
      everyMilliseconds: hour,
      complaint: 'old payment requests could not be deleted',
      async run({ database, now }) {
        const before = new Date(now().getTime() - keptMilliseconds)
        await deleteOldDeliveries(before, database)
        await deleteUnpaid(before, database)
      },
    }),
  ]
}

async function expireBatch({
  database,
  now,
  findDapp,
}: Pick<Deps, 'findDapp'> & { database: Database; now: Date }): Promise<number> {
  return database.transaction(async (queries) => {
    const ended = await expireRequests({ now, limit: batchSize }, queries)
    for (const row of ended) {
      const dapp = await findDapp(row.dapp_id, queries)
      if (dapp !== undefined) await queueRequestWebhook({ row, dapp, now }, queries)
    }
    return ended.length
  })
}
