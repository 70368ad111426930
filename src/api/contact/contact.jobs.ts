import { everyInstance, type Job } from '../jobs/job.ts'
import { deleteOldMessages } from './contact-messages.store.ts'
import { day, hour } from '../../domain/kernel/time/durations.ts'

/** Time enough to find a message that was put there wrongly. */
const junkMilliseconds = 30 * day
/** So long somebody may come back to what was agreed. */
const archivedMilliseconds = 365 * day

export function contactJobs(): Job[] {
  return [
    everyInstance({
      name: 'old messages',
      everyMilliseconds: hour,
      complaint: 'old messages could not be forgotten',
      run: ({ database, now }) =>
        deleteOldMessages(
          {
            junkBefore: new Date(now().getTime() - junkMilliseconds),
            archivedBefore: new Date(now().getTime() - archivedMilliseconds),
          },
          database,
        ),
    }),
  ]
}
