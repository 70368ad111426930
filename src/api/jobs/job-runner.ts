import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import { DatabaseUnavailable, DatabaseTooSlow } from '../database/database-unavailable.ts'
import type { Database } from '../database/database.ts'
import { releaseJobs } from './job-claims.store.ts'
import type { Job, JobContext } from './job.ts'
import { repeat } from './repeat.ts'

interface AreaJobs {
  readonly area: string
  readonly jobs: readonly Job[]
  readonly onFailure?: ((job: string) => void) | undefined
}

export interface JobRunner {
  readonly start: (jobs: AreaJobs) => void
  readonly stop: () => Promise<void>
}

interface RunnerOptions {
  readonly database: Database
  readonly logger: Logger
  readonly now: () => Date
  readonly registry: Registry
}

/** A job that fails, recovers and fails again is logged at most once in this time. */
const quietMilliseconds = 600_000

/** Runs the jobs of all areas. Every failure is counted; only the first of a series is a warning in the log. */
export function createJobRunner({ database, logger, now, registry }: RunnerOptions): JobRunner {
  const owner = randomUUID()
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Runs of jobs that failed, by area and job',
    labelNames: ['area', 'job'],
    registers: [registry],
  })
  const stops: (() => Promise<void>)[] = []
  let isStopping = false
  return {
    start({ area, jobs, onFailure }) {
      const context: JobContext = { area, owner, database, now, isStopping: () => isStopping }
      for (const { name, everyMilliseconds, complaint, run } of jobs) {
        const job = `${area} ${name}`
        let isFailing = false
        let warnedAt = Number.NEGATIVE_INFINITY
        const task = async () => {
          const done = await run(context)
          // A run that found nothing due did no work, so it does not show whether a failing job has recovered.
          if (done === false || !isFailing) return
          isFailing = false
          logger.debug({ job }, 'a failed job has recovered')
        }
        const onError = (error: unknown) => {
          if (isStopping) return logger.debug({ err: error, job }, 'a job was interrupted by the shutdown')
          failures.inc({ area, job: name })
          onFailure?.(name)
          // An outage of the database is logged once by its watcher and not by each job.
          const isOutage = error instanceof DatabaseUnavailable && !(error instanceof DatabaseTooSlow)
          if (isOutage) return logger.debug({ err: error, job }, `${complaint}; trying again`)
          const isQuiet = isFailing || now().getTime() - warnedAt < quietMilliseconds
          if (!isQuiet) warnedAt = now().getTime()
          logger[isQuiet ? 'debug' : 'warn']({ err: error, job }, `${complaint}; trying again`)
          isFailing = true
        }
        stops.push(repeat({ everyMilliseconds, task, onError }))
      }
    },
    async stop() {
      isStopping = true
      await Promise.all(stops.map((stop) => stop()))
      // Releasing the claims may fail, because the site may be stopping during an outage of the database.
      await releaseJobs(owner, database).catch((error: unknown) =>
        logger.warn({ err: error }, 'could not release the claims of jobs; they expire within a minute'),
      )
    },
  }
}
