import type { Database } from '../database/database.ts'
import { runClaimed, type Run } from './claimed-run.ts'

export interface JobContext {
  readonly area: string
  readonly owner: string
  readonly database: Database
  readonly now: () => Date
  /** True when the site stops: a long run should end as soon as it can. */
  readonly isStopping: () => boolean
}

interface JobDeclaration {
  /**
   * The name of the job, unique in its area: the job `quotes` of the area `market` is `market quotes` in logs, metrics and
   * claims.
   */
  readonly name: string
  readonly everyMilliseconds: number
  /** The log message of a failed run: "old visits could not be deleted". */
  readonly complaint: string
}

export interface Job extends JobDeclaration {
  /** Runs the job once. Jobs made by `oneInstance` return false if they are not due or another instance has claimed them. */
  readonly run: (context: JobContext) => Promise<unknown>
}

/** A job that runs on every instance. If the instances work on the same rows, the job's SQL divides the rows among them. */
export function everyInstance(job: Job): Job {
  return job
}

/** Stored rows become due as time passes, so a job of `everyInstanceOnWrites` runs at least this often, even without a write. */
const dueMilliseconds = 4_000

/**
 * A job that runs on every instance and processes rows after they were written. With an embedded database, where all writes are
 * known, a run is skipped if nothing was written since the last one began; polling would be most of the work of a quiet site.
 */
export function everyInstanceOnWrites(job: Job): Job {
  let last: { readonly writes: number; readonly at: number } | undefined
  return {
    ...job,
    async run(context) {
      const writes = context.database.writes?.()
      const at = context.now().getTime()
      if (last !== undefined && last.writes === writes && Math.abs(at - last.at) < dueMilliseconds) return
      // If the run throws, `last` is not updated, so the next run is not skipped.
      await job.run(context)
      if (writes !== undefined) last = { writes, at }
    },
  }
}

/** A job that only one instance does at a time, by a claim. Its progress is stored in the database. */
export function oneInstance<Progress>({
  run,
  ...declared
}: JobDeclaration & {
  readonly run: (reached: Progress | undefined, context: JobContext) => Promise<Run<Progress>>
}): Job {
  return {
    ...declared,
    run: (context) =>
      runClaimed<Progress>({
        job: `${context.area} ${declared.name}`,
        run: (reached) => run(reached, context),
        ...context,
      }),
  }
}
