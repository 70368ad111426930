import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../api/database/database.ts'
import { minute } from '../../domain/kernel/time/durations.ts'
import type { Config } from '../settings/config.ts'
import { storedFindings, type Finding } from './going-live.ts'

interface MetricsOptions {
  readonly registry: Registry
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  readonly now: () => Date
}

/** Counting demo content reads all entries, so findings are kept for a while. */
const keptMilliseconds = 10 * minute

/** Counts what `site check` calls missing, without what needs the network. */
export function goingLiveMetrics({ registry, config, database, logger, now }: MetricsOptions): void {
  let kept: readonly Finding[] = []
  let keptUntil = 0
  registry.registerMetric(
    new Gauge({
      name: 'site_check_missing',
      help: 'What stands between this installation and going live: 1 for each missing subject of `site check`',
      labelNames: ['subject'],
      registers: [],
      async collect() {
        if (now().getTime() >= keptUntil) {
          kept = await storedFindings({ config, database }).catch((error: unknown) => {
            logger.debug({ err: error }, 'what is missing could not be counted')
            return []
          })
          if (kept.length > 0) keptUntil = now().getTime() + keptMilliseconds
        }
        this.reset()
        for (const { subject, state } of kept) this.set({ subject }, state === 'missing' ? 1 : 0)
      },
    }),
  )
}
