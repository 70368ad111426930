import { hour } from '../../domain/kernel/time/durations.ts'
import { everyInstance, type Job } from '../jobs/job.ts'
import { eventSubmissions } from './event-submissions.store.ts'

const decidedMilliseconds = 180 * 24 * hour

export function eventsJobs(): Job[] {
  return [
    everyInstance({
      name: 'old submissions',
      everyMilliseconds: hour,
      complaint: 'could not delete old event submissions',
      run: ({ database, now }) =>
        eventSubmissions.deleteDecidedBefore(new Date(now().getTime() - decidedMilliseconds), database),
    }),
  ]
}
