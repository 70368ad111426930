import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../api/database/database.ts'
import type { Config } from '../settings/config.ts'
import { storedFindings } from './going-live.ts'

interface MetricsOptions {
  readonly registry: Registry
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
}

/** Counts what `site check` calls missing, without what needs the network. */
export function goingLiveMetrics({ registry, config, database, logger }: MetricsOptions): void {
  registry.registerMetric(
    new Gauge({
      name: 'site_check_missing',
      help: 'What stands between this installation and going live: 1 for each missing subject of `site check`',
      labelNames: ['subject'],
      registers: [],
      async collect() {
        const findings = await storedFindings({ config, database }).catch((error: unknown) => {
          logger.debug({ err: error }, 'what is missing could not be counted')
          return []
        })
        this.reset()
        for (const { subject, state } of findings) this.set({ subject }, state === 'missing' ? 1 : 0)
      },
    }),
  )
}
