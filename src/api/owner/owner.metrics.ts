import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import { submissionReviews } from '../../domain/kernel/submission/submission-review.ts'
import type { Database } from '../database/database.ts'
import { countByReview } from './project-submissions.store.ts'

interface MetricsOptions {
  readonly registry: Registry
  readonly database: Database
  readonly logger: Logger
}

/**
 * Counts submitted projects by the state of their review. Submissions that were decided long ago are deleted and therefore not
 * counted.
 */
export function ownerMetrics({ registry, database, logger }: MetricsOptions): void {
  const gauge = new Gauge({
    name: 'project_submissions',
    help: 'Projects that people have submitted, by state of their review',
    labelNames: ['review'],
    registers: [],
    async collect() {
      const counts = await countByReview(database).catch((error: unknown) => {
        logger.debug({ err: error }, 'submitted projects could not be counted')
        return undefined
      })
      // If counting fails, the metric is left out of the response instead of showing an old value.
      this.reset()
      if (counts === undefined) this.remove()
      else for (const review of submissionReviews) this.set({ review }, counts[review] ?? 0)
    },
  })
  registry.registerMetric(gauge)
}
