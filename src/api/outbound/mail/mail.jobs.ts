import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { day, hour } from '../../../domain/kernel/time/durations.ts'
import { everyInstance, everyInstanceOnWrites, type Job } from '../../jobs/job.ts'
import { deleteMailRequestsBefore } from './mail-requests.store.ts'
import {
  deleteAbandonedMailsBefore,
  deleteSentCountsBefore,
  deleteUsedLetters,
} from './mail-retention.store.ts'
import type { Mailer } from './mailer.ts'
import { sendDueMails } from './sending/send-due-mails.ts'
import { deleteBouncesBefore } from './suppressions.store.ts'

const sendMilliseconds = 500
const clockMilliseconds = 5
const abandonedMilliseconds = 30 * day
const requestMilliseconds = day
const bouncesMilliseconds = 90 * day
const sentMilliseconds = 30 * day

interface MailJobs {
  readonly mailer: Mailer
  readonly logger: Logger
  readonly mailsPerSecond: number
}

/**
 * Sends queued mails on every instance (each mail by one of them) and deletes old data. Unsent mails are never
 * deleted.
 */
export function mailJobs({ mailer, logger, mailsPerSecond }: MailJobs): Job[] {
  return [
    everyInstanceOnWrites({
      name: 'queue',
      everyMilliseconds: sendMilliseconds,
      complaint: 'could not send queued mails',
      async run({ database, now, isStopping }) {
        const run = { database, mailer, logger, now, isStopping, mailsPerSecond, pause }
        // After a batch the next one may be claimed only when the time for this one is over; the wait is a little longer, because
        // the clocks of instances differ.
        while ((await sendDueMails(run)) && !isStopping())
          await pause(1000 / mailsPerSecond + clockMilliseconds)
      },
    }),
    everyInstance({
      name: 'given up',
      everyMilliseconds: hour,
      complaint: 'could not delete old mails',
      async run({ database, now }) {
        const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
        await deleteAbandonedMailsBefore(before(abandonedMilliseconds), database)
        await deleteUsedLetters(before(hour), database)
        await deleteSentCountsBefore(before(sentMilliseconds), database)
        await deleteBouncesBefore(before(bouncesMilliseconds), database)
        await mailer.deleteSentBefore?.(before(sentMilliseconds))
      },
    }),
    everyInstance({
      name: 'old askings',
      everyMilliseconds: hour,
      complaint: 'could not delete old requests for mails',
      run: ({ database, now }) =>
        deleteMailRequestsBefore(new Date(now().getTime() - requestMilliseconds), database),
    }),
  ]
}
