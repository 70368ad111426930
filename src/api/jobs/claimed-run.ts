import type { Database, Queries } from '../database/database.ts'
import { claimJob, jobProgress, saveProgress } from './job-claims.store.ts'

const claimSeconds = 60
const firstPause = 2_000
const maxPause = 300_000

interface State<Progress> {
  readonly at?: Progress
  /** The time of the next run, in milliseconds since 1970. */
  readonly due?: number
  readonly failures?: number
}

export interface Run<Progress> {
  readonly at: Progress
  readonly dueIn: number
  readonly write?: (queries: Queries) => Promise<void>
  /**
   * An error of one part of the work, such as one page: it is thrown after the progress `at` has been saved, and the next run
   * continues from there.
   */
  readonly failure?: Error | undefined
}

interface ClaimedRun<Progress> {
  readonly job: string
  readonly owner: string
  readonly database: Database
  readonly now: () => Date
  readonly run: (reached: Progress | undefined) => Promise<Run<Progress>>
}

/**
 * One run of a job that only one instance does. It runs if the job is due and no other instance has claimed it. Results
 * and progress are written in one transaction, so another instance can continue after a crash. An error is thrown to the
 * caller; the next run is due after 2 s, then 4, 8 and so on up to five minutes, or after the error's `waitMilliseconds`
 * if they are longer.
 */
export async function runClaimed<Progress>({
  job,
  owner,
  database,
  now,
  run,
}: ClaimedRun<Progress>): Promise<boolean> {
  // Most runs are not due. The stored progress is therefore read first, so that the claim, which is a write, is made only for a
  // due run.
  const isDue = ({ due = 0 }: State<Progress>) => now().getTime() >= due
  const known = (await jobProgress(job, database)) as State<Progress> | undefined
  if (known !== undefined && !isDue(known)) return false
  const claimed = await claimJob({ job, owner, seconds: claimSeconds }, database)
  if (claimed === undefined) return false
  const { at, due = 0, failures = 0 } = claimed as State<Progress>
  // Another instance may have run the job between the check above and the claim.
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
    const pause = Math.max(Math.min(firstPause * 2 ** failures, maxPause), requestedWait(error))
    const state = { due: now().getTime() + pause, failures: failures + 1 }
    await save(at === undefined ? state : { ...state, at }, database)
    throw error
  }
  if (failure !== undefined) throw failure
  return true
}

class JobLost extends Error {
  constructor(job: string) {
    super(`Another instance has claimed the job ${job}.`)
    this.name = 'JobLost'
  }
}

function requestedWait(error: unknown): number {
  const wait = error instanceof Error && 'waitMilliseconds' in error ? error.waitMilliseconds : 0
  return typeof wait === 'number' ? wait : 0
}
