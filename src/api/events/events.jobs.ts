import { hour } from '../../domain/kernel/time/durations.ts'
import { retention } from '../../domain/kernel/time/retention.ts'
import { everyInstance, type Job } from '../jobs/job.ts'
import { eventSubmissions } from './event-submissions.store.ts'

export function eventsJobs(): Job[] {
  return [
    everyInstance({
      name: 'old submissions',
      everyMilliseconds: hour,
      complaint: 'could not delete old event submissions',
      run: ({ database, now }) =>
        eventSubmissions.deleteDecidedBefore(
          new Date(now().getTime() - retention.decidedSubmission),
          database,
        ),
    }),
  ]
}
