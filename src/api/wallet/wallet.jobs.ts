import { everyInstance, everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import type { Database } from '../database/database.ts'
import { deleteOldDeliveries } from '../outbound/webhooks/webhook-log.store.ts'
import type { WebhookLanes } from '../outbound/webhooks/webhook-run.ts'
import { expireRequests, forgetUnpaid } from './settled-requests.store.ts'
import { tellOfRequest } from './tell-of-request.ts'
import type { WalletDeps } from './wallet-needs.ts'
import { hour } from '../../domain/kernel/time/durations.ts'

const sendMilliseconds = 500
const expireMilliseconds = 5_000
const maxConcurrent = 200
const keptMilliseconds = 30 * 24 * hour

type Deps = Pick<WalletDeps, 'findDapp'> & { readonly lanes: WebhookLanes }

/** Every row is taken by one instance; what is queued is sent by any. */
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
      complaint: 'payment requests could not be ended',
      async run({ database, now, isStopping }) {
        while (!isStopping() && (await expireSome({ database, now: now(), findDapp })) === maxConcurrent);
      },
    }),
    everyInstance({
      name: 'old records',
      everyMilliseconds: hour,
      complaint: 'old payment requests could not be forgotten',
      async run({ database, now }) {
        const before = new Date(now().getTime() - keptMilliseconds)
        await deleteOldDeliveries(before, database)
        await forgetUnpaid(before, database)
      },
    }),
  ]
}

/** Each is told of in the transaction that ends it. */
async function expireSome({
  database,
  now,
  findDapp,
}: Pick<Deps, 'findDapp'> & { database: Database; now: Date }): Promise<number> {
  return database.transaction(async (queries) => {
    const ended = await expireRequests({ now, most: maxConcurrent }, queries)
    for (const row of ended) {
      const dapp = await findDapp(row.dapp_id, queries)
      if (dapp !== undefined) await tellOfRequest({ row, dapp, now }, queries)
    }
    return ended.length
  })
}
