import type { Logger } from 'pino'
import { webhookPauses } from '../../../domain/wallet/webhook-rules.ts'
import type { Database, Queries } from '../../database/database.ts'
import {
  claimDeliveries,
  dueDapps,
  endDelivery,
  noteFailure,
  type ClaimedDelivery,
} from './webhook-queue.store.ts'
import type { WebhookSender } from './webhook-sender.ts'
import type { WebhookTarget } from './webhook-target.ts'

const maxLanes = 20
const atOnce = 4

interface WebhookRun {
  readonly database: Database
  readonly sender: WebhookSender
  readonly logger: Logger
  readonly now: () => Date
  /** Where a dApp is told now; undefined when it is gone, or wants no webhooks any more. */
  readonly targetOf: (dappId: string, queries: Queries) => Promise<WebhookTarget | undefined>
}

export interface WebhookLanes {
  /** Begins to send what is due; a dApp that is still at it is passed over, so that a slow one holds up no other. */
  readonly run: (isStopping: () => boolean) => Promise<void>
  /** Resolves when nothing is under way any more. */
  readonly idle: () => Promise<void>
}

/** A lane for each dApp that is told something, and in each a few at once. */
export function webhookLanes(deps: WebhookRun): WebhookLanes {
  const underWay = new Map<string, Promise<void>>()
  return {
    async run(isStopping) {
      const most = maxLanes - underWay.size
      if (most <= 0) return
      const except = [...underWay.keys()]
      for (const dappId of await dueDapps({ now: deps.now(), most, except }, deps.database)) {
        if (underWay.has(dappId)) continue
        const lane = drain(dappId, isStopping, deps)
          .catch((error: unknown) => deps.logger.warn({ err: error, dappId }, 'webhooks could not be sent'))
          .finally(() => underWay.delete(dappId))
        underWay.set(dappId, lane)
      }
    },
    async idle() {
      await Promise.all(underWay.values())
    },
  }
}

async function drain(dappId: string, isStopping: () => boolean, deps: WebhookRun): Promise<void> {
  while (!isStopping()) {
    const requested = { dappId, now: deps.now(), most: atOnce, pauses: webhookPauses }
    const claimed = await claimDeliveries(requested, deps.database)
    if (claimed.length === 0) return
    const target = await deps.targetOf(dappId, deps.database)
    await Promise.all(claimed.map((delivery) => deliver(delivery, target, deps)))
  }
}

async function deliver(
  delivery: ClaimedDelivery,
  target: WebhookTarget | undefined,
  { database, sender, logger, now }: WebhookRun,
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
    return noteFailure({ delivery, status, error }, database)
  logger.info({ delivery: deliveryId, dapp: delivery.dapp_id, attempts, error }, 'a webhook was given up')
  return endDelivery({ delivery, outcome: 'given up', status, error, now: now() }, database)
}
