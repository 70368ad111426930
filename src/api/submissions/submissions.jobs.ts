import { hour } from '../../domain/kernel/time/durations.ts'
import type { Database } from '../database/database.ts'
import { everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import type { MailQueue, NewMail } from '../outbound/mail/mail-queue.store.ts'
import {
  hasUnnotified,
  lastNotifiedAt,
  lockNotification,
  takeUnnotified,
  type WaitingSubmission,
} from './waiting-submissions.store.ts'

/** The operator gets a mail about the first submission at once, and about those of the next hour together. */
const pauseMilliseconds = hour

interface Deps {
  readonly queue: Pick<MailQueue, 'put'>
  readonly mailOf: (submissions: readonly WaitingSubmission[]) => NewMail
}

export function submissionsJobs(deps: Deps): Job[] {
  return [
    everyInstanceOnWrites({
      name: 'waiting',
      everyMilliseconds: 5_000,
      complaint: 'could not notify the operator of submissions that wait',
      run: ({ database, now }) => notifyOfSubmissions({ database, now: now() }, deps),
    }),
  ]
}

export async function notifyOfSubmissions(
  { database, now }: { readonly database: Database; readonly now: Date },
  { queue, mailOf }: Deps,
): Promise<void> {
  if (!(await hasUnnotified(database))) return
  await database.transaction(async (queries) => {
    await lockNotification(queries)
    const last = await lastNotifiedAt(queries)
    if (last !== null && now.getTime() - last.getTime() < pauseMilliseconds) return
    const submissions = await takeUnnotified(now, queries)
    if (submissions.length > 0) await queue.put([mailOf(submissions)], now, queries)
  })
}
