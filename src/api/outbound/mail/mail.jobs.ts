import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { everyInstance, everyInstanceOnWrites, type Job } from '../../jobs/job.ts'
import { deleteAskingsBefore } from './mail-askings.store.ts'
import { sendDueMails } from './sending/mail-run.ts'
import {
  deleteMailsGivenUpBefore,
  deleteSentCountsBefore,
  deleteUsedLetters,
} from './mail-forgetting.store.ts'
import type { Mailer } from './mailer.ts'
import { deleteBouncesBefore } from './suppressions.store.ts'

const sendMilliseconds = 500
const clockMilliseconds = 5
const hour = 3_600_000
const day = 24 * hour
const givenUpMilliseconds = 30 * day
/** The longest that any limit looks back. */
const countedMilliseconds = day
const bouncesMilliseconds = 90 * day
const sentMilliseconds = 30 * day

interface MailJobs {
  readonly mailer: Mailer
  readonly logger: Logger
  readonly mailsPerSecond: number
}

/** Sends what is queued, on every instance, each mail by one; forgets what is over. What is unsent stays. */
export function mailJobs({ mailer, logger, mailsPerSecond }: MailJobs): Job[] {
  return [
    everyInstanceOnWrites({
      name: 'queue',
      everyMilliseconds: sendMilliseconds,
      complaint: 'queued mails could not be worked off',
      async run({ database, now, isStopping }) {
        const run = { database, mailer, logger, now, isStopping, mailsPerSecond, pause }
        // The turn of the last one is over, and a little more, for clocks differ.
        while ((await sendDueMails(run)) && !isStopping())
          await pause(1000 / mailsPerSecond + clockMilliseconds)
      },
    }),
    everyInstance({
      name: 'given up',
      everyMilliseconds: hour,
      complaint: 'old mails could not be forgotten',
      async run({ database, now }) {
        const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
        await deleteMailsGivenUpBefore(before(givenUpMilliseconds), database)
        await deleteUsedLetters(before(hour), database)
        await deleteSentCountsBefore(before(sentMilliseconds), database)
        await deleteBouncesBefore(before(bouncesMilliseconds), database)
        await mailer.clear?.(before(sentMilliseconds))
      },
    }),
    everyInstance({
      name: 'old askings',
      everyMilliseconds: hour,
      complaint: 'what was asked for could not be forgotten',
      run: ({ database, now }) =>
        deleteAskingsBefore(new Date(now().getTime() - countedMilliseconds), database),
    }),
  ]
}
