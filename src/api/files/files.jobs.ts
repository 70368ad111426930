import type { Logger } from 'pino'
import { day, hour } from '../../domain/kernel/time/durations.ts'
import { everyInstance, oneInstance, type Job } from '../jobs/job.ts'
import { clearFiles } from './clear-files.store.ts'
import { deleteUploadsBefore } from './uploads.store.ts'

interface FilesWork {
  /** SQL queries, each with one text column that may contain paths of files. */
  readonly texts: readonly string[]
  readonly logger: Logger
}

export function filesJobs({ texts, logger }: FilesWork): Job[] {
  return [
    oneInstance<string>({
      name: 'unused files',
      everyMilliseconds: 60_000,
      complaint: 'could not delete unused files',
      async run(_, { database, now }) {
        const { count, bytes } = await clearFiles({ texts, now: now() }, database)
        if (count > 0) logger.info({ files: count, bytes }, 'deleted unused files')
        return { at: now().toISOString(), dueIn: 6 * hour }
      },
    }),
    everyInstance({
      name: 'counts of uploads',
      everyMilliseconds: hour,
      complaint: 'could not delete old upload counts',
      run: ({ database, now }) => deleteUploadsBefore(new Date(now().getTime() - day), database),
    }),
  ]
}
