import { hour } from '../../domain/kernel/time/durations.ts'
import { retention } from '../../domain/kernel/time/retention.ts'
import { everyInstance, type Job } from '../jobs/job.ts'
import { failureMilliseconds } from './find-owner.ts'
import { deleteFailuresBefore } from './owner-keys.store.ts'
import { projectSubmissions } from './project-submissions.store.ts'

export function ownerJobs(): Job[] {
  return [
    everyInstance({
      name: 'old projects',
      everyMilliseconds: hour,
      complaint: 'old submissions of projects could not be deleted',
      async run({ database, now }) {
        await projectSubmissions.deleteDecidedBefore(
          new Date(now().getTime() - retention.decidedSubmission),
          database,
        )
        await deleteFailuresBefore(new Date(now().getTime() - failureMilliseconds), database)
      },
    }),
  ]
}
