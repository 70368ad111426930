import type { Logger } from 'pino'
import { everyInstance, type Job } from '../../jobs/job.ts'
import { deleteAskingsBefore } from './mail-askings.store.ts'
import { deleteMailsGivenUpBefore } from './mail-queue.store.ts'
import { sendDueMails } from './mail-run.ts'
import type { Mailer } from './mailer.ts'

const sendMilliseconds = 1_000
const cleaningMilliseconds = 3_600_000
const givenUpMilliseconds = 30 * 24 * 3_600_000
/** The longest that any limit looks back. */
const countedMilliseconds = 24 * 3_600_000

/** Sends what is queued, on every instance, each mail by one. */
export function mailJobs({ mailer, logger }: { mailer: Mailer; logger: Logger }): Job[] {
  return [
    everyInstance({
      name: 'queue',
      everyMilliseconds: sendMilliseconds,
      complaint: 'queued mails could not be worked off',
      run: ({ database, now, isStopping }) => sendDueMails({ database, mailer, logger, now, isStopping }),
    }),
    everyInstance({
      name: 'given up',
      everyMilliseconds: cleaningMilliseconds,
      complaint: 'old mails could not be forgotten',
      run: ({ database, now }) =>
        deleteMailsGivenUpBefore(new Date(now().getTime() - givenUpMilliseconds), database),
    }),
    everyInstance({
      name: 'old askings',
      everyMilliseconds: cleaningMilliseconds,
      complaint: 'what was asked for could not be forgotten',
      run: ({ database, now }) =>
        deleteAskingsBefore(new Date(now().getTime() - countedMilliseconds), database),
    }),
  ]
}
