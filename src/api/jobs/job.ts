import type { Database } from '../database/database.ts'
import { runClaimed, type Run } from './claimed-run.ts'

/** What the runner knows of the instance that runs a job. */
export interface JobContext {
  readonly area: string
  /** Names this instance among those that share a database. */
  readonly owner: string
  readonly database: Database
  readonly now: () => Date
  /** True when the site stops: a long run ends at the next good moment. */
  readonly isStopping: () => boolean
}

interface Declared {
  /** Within its area: `quotes`. The log, the metrics and the claim say `market quotes`. */
  readonly name: string
  /** The pause between two runs; a run that takes long is waited for. */
  readonly everyMilliseconds: number
  /** What the log says of a run that failed: "old visits could not be forgotten". */
  readonly complaint: string
}

/** Work that goes on beside the requests of visitors. */
export interface Job extends Declared {
  /** One run. A job of one instance answers whether it was this one's, and due. */
  readonly run: (context: JobContext) => Promise<unknown>
}

/** A job that each instance does for itself, or that its SQL divides among them. */
export function everyInstance(job: Job): Job {
  return job
}

/** Rows become due with time too: as often as this they are looked for whatever was written. */
const dueMilliseconds = 4_000

/**
 * The same for work on rows that somebody has written. Where nobody else can write, a run is left out when nothing was
 * written since the last one began: asking all day long for what is not there is most of what a quiet site does.
 */
export function everyInstanceOnWrites(job: Job): Job {
  let last: { readonly writes: number; readonly at: number } | undefined
  return {
    ...job,
    async run(context) {
      const writes = context.database.writes?.()
      const at = context.now().getTime()
      if (last !== undefined && last.writes === writes && Math.abs(at - last.at) < dueMilliseconds) return
      // One that fails leaves `last` as it was, and is tried again at the next run.
      await job.run(context)
      if (writes !== undefined) last = { writes, at }
    },
  }
}

/** A job that one instance does for all: by a claim, with how far it got stored in the database. */
export function oneInstance<Progress>({
  run,
  ...declared
}: Declared & {
  /** Does the next piece, from where the run before it ended. */
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
