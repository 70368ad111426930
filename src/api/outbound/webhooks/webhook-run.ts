import type { Logger } from 'pino'
import { second } from '../../../domain/kernel/time/durations.ts'
import { webhookDeadlineMilliseconds, webhookPauses } from '../../../domain/wallet/webhook-rules.ts'
import type { Database, Queries } from '../../database/database.ts'
import {
  claimDelivery,
  dueDapps,
  endDelivery,
  recordFailure,
  type ClaimedDelivery,
} from './webhook-queue.store.ts'
import type { WebhookSender } from './webhook-sender.ts'
import type { WebhookTarget } from './webhook-target.ts'

const maxLanes = 20
const atOnce = 4
/** How long a claimed delivery belongs to this instance: longer than one attempt can take. */
const leaseSeconds = webhookDeadlineMilliseconds / second + 20

interface WebhookRunDeps {
  readonly database: Database
  readonly sender: WebhookSender
  readonly logger: Logger
  readonly now: () => Date
  /** The current webhook address of a dApp; undefined when the dApp is gone or has turned webhooks off. */
  readonly targetOf: (dappId: string, queries: Queries) => Promise<WebhookTarget | undefined>
}

export interface WebhookLanes {
  /**
   * Starts sending due deliveries. A dApp whose lane is still busy is skipped, so a slow server does not delay the
   * others.
   */
  readonly run: (isStopping: () => boolean) => Promise<void>
  readonly idle: () => Promise<void>
}

/** Sends webhooks in lanes. A lane sends the deliveries to one dApp, a few of them at a time. */
export function webhookLanes(deps: WebhookRunDeps): WebhookLanes {
  const underWay = new Map<string, Promise<void>>()
  return {
    async run(isStopping) {
      const limit = maxLanes - underWay.size
      if (limit <= 0) return
      const except = [...underWay.keys()]
      for (const dappId of await dueDapps({ now: deps.now(), limit, except }, deps.database)) {
        if (underWay.has(dappId)) continue
        const lane = drain(dappId, isStopping, deps)
          .catch((error: unknown) =>
            deps.logger.warn(
              { err: error, dappId },
              'could not send webhooks to a dApp; trying again at the next run',
            ),
          )
          .finally(() => underWay.delete(dappId))
        underWay.set(dappId, lane)
      }
    },
    async idle() {
      await Promise.all(underWay.values())
    },
  }
}

/** A delivery to a server that hangs occupies one of the places; the others go on. */
async function drain(dappId: string, isStopping: () => boolean, deps: WebhookRunDeps): Promise<void> {
  const sendInTurn = async () => {
    while (!isStopping()) {
      const query = { dappId, now: deps.now(), leaseSeconds, pauses: webhookPauses }
      const delivery = await claimDelivery(query, deps.database)
      if (delivery === undefined) return
      await deliver(delivery, await deps.targetOf(dappId, deps.database), deps)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendInTurn))
}

async function deliver(
  delivery: ClaimedDelivery,
  target: WebhookTarget | undefined,
  { database, sender, logger, now }: WebhookRunDeps,
): Promise<void> {
  const { delivery_id: deliveryId, body, attempts } = delivery
  const made =
    target === undefined
      ? ({ kind: 'refused', status: null, error: 'no_address' } as const)
      : await sender.send({ deliveryId, body }, target)
  const { status } = made
  if (made.kind === 'delivered')
    return endDelivery({ delivery, outcome: 'delivered', status, error: null, now: now() }, database)
  const { error } = made
  if (made.kind === 'failed' && attempts <= webhookPauses.length)
    return recordFailure({ delivery, status, error, now: now(), pauses: webhookPauses }, database)
  logger.info(
    { delivery: deliveryId, dapp: delivery.dapp_id, attempts, error },
    'a dApp\'s server did not accept a webhook; it is not sent again, unless by "deliveries retry"',
  )
  return endDelivery({ delivery, outcome: 'given up', status, error, now: now() }, database)
}
