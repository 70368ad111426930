import { day, hour } from '../../domain/kernel/time/durations.ts'
import { retention } from '../../domain/kernel/time/retention.ts'
import { everyInstance, type Job } from '../jobs/job.ts'
import { deleteOldMessages } from './contact-messages.store.ts'

/** Junk is kept this long, so that an operator can find a message that was filed there wrongly. */
const junkMilliseconds = 30 * day

export function contactJobs(): Job[] {
  return [
    everyInstance({
      name: 'old messages',
      everyMilliseconds: hour,
      complaint: 'old messages could not be deleted',
      run: ({ database, now }) =>
        deleteOldMessages(
          {
            junkBefore: new Date(now().getTime() - junkMilliseconds),
            archivedBefore: new Date(now().getTime() - retention.archivedMessage),
          },
          database,
        ),
    }),
  ]
}
