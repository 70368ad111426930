import { everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { hasDue, publishDue } from './unpublished-posts.store.ts'

const everyMilliseconds = 1_000

export function blogJobs(): Job[] {
  return [
    everyInstanceOnWrites({
      name: 'scheduled posts',
      everyMilliseconds,
      complaint: 'scheduled posts could not be published',
      async run({ database, now }) {
        const moment = now()
        if (!(await hasDue(moment, database))) return
        await database.transaction((queries) => publishDue(moment, queries))
      },
    }),
  ]
}
