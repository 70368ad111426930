import { registrationMilliseconds } from '../../domain/app-users/app-user.ts'
import { hour } from '../../domain/kernel/time/durations.ts'
import { everyInstance, type Job } from '../jobs/job.ts'
import { deleteTriesBefore } from './app-tries.store.ts'
import { deleteLoginsEndedBefore } from './qr-logins.store.ts'
import { deleteSessionsEndedBefore } from './sessions.store.ts'

export function appUsersJobs(): Job[] {
  return [
    everyInstance({
      name: 'old sessions',
      everyMilliseconds: hour,
      complaint: 'old logins and sessions of developers could not be deleted',
      async run({ database, now }) {
        await deleteSessionsEndedBefore(now(), database)
        await deleteLoginsEndedBefore(new Date(now().getTime() - hour), database)
        await deleteTriesBefore(new Date(now().getTime() - registrationMilliseconds), database)
      },
    }),
  ]
}
