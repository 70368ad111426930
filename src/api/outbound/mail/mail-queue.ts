import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { repeat } from '../../jobs/repeat.ts'
import { deleteMailsGivenUpBefore } from './mail-queue.store.ts'
import { sendDueMails } from './mail-run.ts'
import type { Mailer } from './mailer.ts'

const turnMilliseconds = 1_000
const cleaningMilliseconds = 3_600_000
const keptMilliseconds = 30 * 24 * 3_600_000

interface MailQueue {
  readonly database: Database
  readonly mailer: Mailer
  readonly logger: Logger
  readonly now: () => Date
}

/** Sends what is queued, on every instance, each mail by one. Answers how to stop it, which waits for a running turn. */
export function sendQueuedMails({ database, mailer, logger, now }: MailQueue): () => Promise<void> {
  let isStopping = false
  const failed = (what: string) => (error: unknown) => logger.warn({ err: error }, `${what}; trying again`)
  const stops = [
    repeat({
      everyMilliseconds: turnMilliseconds,
      onError: failed('queued mails could not be worked off'),
      task: () => sendDueMails({ database, mailer, logger, now, isStopping: () => isStopping }),
    }),
    repeat({
      everyMilliseconds: cleaningMilliseconds,
      onError: failed('old mails could not be forgotten'),
      task: () => deleteMailsGivenUpBefore(new Date(now().getTime() - keptMilliseconds), database),
    }),
  ]
  return async () => {
    isStopping = true
    await Promise.all(stops.map((stop) => stop()))
  }
}
