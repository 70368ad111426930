import type { Queries } from '../../api/database/database.ts'
import { pushLanes } from '../../api/outbound/push/push-run.ts'
import { pushSender } from '../../api/outbound/push/push-sender.ts'
import { pushMetrics } from '../../api/outbound/push/push.metrics.ts'
import { storedVapidKeys } from '../../api/outbound/push/vapid-keys.ts'
import type { PushDeps } from '../../api/push/push-deps.ts'
import { implementPushPreferences } from '../../api/push/push-preferences.operations.ts'
import { pushJobs, type PushJobsDeps } from '../../api/push/push.jobs.ts'
import { implementPush } from '../../api/push/push.operations.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

type Deps = Pick<PushDeps, 'nameOf' | 'namesOf' | 'coinOf' | 'priceOf'> & {
  readonly recentMilestones: (
    since: { readonly since: Date; readonly now: Date },
    queries: Queries,
  ) => ReturnType<PushJobsDeps['recentMilestones']>
}

export async function openPush(foundation: Foundation, deps: Deps) {
  const { config, database, logger, now } = foundation
  const { pushHosts: hosts, vapidSubject: subject } = config
  const keys = config.vapidKeys ?? (await storedVapidKeys(foundation))
  const sender = pushSender({ keys, subject, hosts, now })
  const lanes = pushLanes({ database, sender, logger, now })
  const common = { ...deps, database, now }
  const input = { ...common, publicKey: keys.publicKey, hosts }
  pushMetrics(foundation)
  return {
    name: 'push',
    operations: { ...implementPush(input), ...implementPushPreferences(input) },
    jobs: pushJobs({ ...common, lanes }),
    // When the site stops, it waits for push notifications that are being sent, which have a deadline. The others stay queued.
    close: lanes.idle,
  } satisfies Area
}
