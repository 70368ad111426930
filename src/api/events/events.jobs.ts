import { everyInstance, type Job } from '../jobs/job.ts'
import { eventSubmissions } from './event-submissions.store.ts'

const hour = 3_600_000
/** So long a sender can look at what became of an event. */
const decidedMilliseconds = 180 * 24 * hour

export function eventsJobs(): Job[] {
  return [
    everyInstance({
      name: 'old submissions',
      everyMilliseconds: hour,
      complaint: 'old submissions could not be forgotten',
      run: ({ database, now }) =>
        eventSubmissions.deleteDecidedBefore(new Date(now().getTime() - decidedMilliseconds), database),
    }),
  ]
}
