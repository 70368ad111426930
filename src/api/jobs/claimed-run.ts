import type { Database, Queries } from '../database/database.ts'
import { claimJob, jobProgress, saveProgress } from './job-claims.store.ts'

const claimSeconds = 60
const firstPause = 2_000
const longestPause = 300_000

interface State<Progress> {
  readonly at?: Progress
  /** Milliseconds since 1970 before which nothing is to be done. */
  readonly due?: number
  readonly failures?: number
}

/** How far a run got and when the next is due; what is to be written is written together with that. */
export interface Run<Progress> {
  readonly at: Progress
  readonly dueIn: number
  readonly write?: (queries: Queries) => Promise<void>
  /** What went wrong with this piece alone: it is thrown on, and the next run goes on from `at` all the same. */
  readonly failure?: Error | undefined
}

interface ClaimedRun<Progress> {
  readonly job: string
  /** Names this instance. */
  readonly owner: string
  readonly database: Database
  readonly now: () => Date
  /** Does the next piece, from where the one before it ended. */
  readonly run: (reached: Progress | undefined) => Promise<Run<Progress>>
}

/**
 * One run of a job that one instance does for all. It takes the job if nobody else has it, and if it is due; a piece
 * and the place to go on from are written together, so after a crash another instance goes on right there. After a
 * failure, which is thrown on, the next run is due after 2 s, then 4, 8 and so on up to five minutes, and not before the `waitMilliseconds` of
 * the failure are over.
 */
export async function runClaimed<Progress>({
  job,
  owner,
  database,
  now,
  run,
}: ClaimedRun<Progress>): Promise<boolean> {
  // Read first: most runs find nothing due, and a claim is a write. What is read was written below, by this function alone.
  const isDue = ({ due = 0 }: State<Progress>) => now().getTime() >= due
  const known = (await jobProgress(job, database)) as State<Progress> | undefined
  if (known !== undefined && !isDue(known)) return false
  const claimed = await claimJob({ job, owner, seconds: claimSeconds }, database)
  if (claimed === undefined) return false
  const { at, due = 0, failures = 0 } = claimed as State<Progress>
  // Another instance may have done it in between.
  if (!isDue({ due })) return false
  const save = (state: State<Progress>, queries: Queries) =>
    saveProgress({ job, owner, progress: state }, queries)
  let failure: Error | undefined
  try {
    const { at: reached, dueIn, write, ...rest } = await run(at)
    failure = rest.failure
    await database.transaction(async (queries) => {
      const isOurs = await save({ at: reached, due: now().getTime() + dueIn, failures: 0 }, queries)
      if (!isOurs) throw new JobLost(job)
      await write?.(queries)
    })
  } catch (error) {
    const pause = Math.max(Math.min(firstPause * 2 ** failures, longestPause), waitWantedBy(error))
    const state = { due: now().getTime() + pause, failures: failures + 1 }
    await save(at === undefined ? state : { ...state, at }, database)
    throw error
  }
  if (failure !== undefined) throw failure
  return true
}

class JobLost extends Error {
  constructor(job: string) {
    super(`Another instance has taken ${job}.`)
    this.name = 'JobLost'
  }
}

function waitWantedBy(error: unknown): number {
  const wanted = error instanceof Error && 'waitMilliseconds' in error ? error.waitMilliseconds : 0
  return typeof wanted === 'number' ? wanted : 0
}
