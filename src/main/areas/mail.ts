import { mailJobs } from '../../api/outbound/mail/mail.jobs.ts'
import type { Mailer } from '../../api/outbound/mail/mailer.ts'
import { openMailer } from '../connections/open-mailer.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

interface MailNeeds {
  /** In place of the one the configuration names. */
  readonly mailer: Mailer | undefined
}

/** Sends what other areas have queued. */
export async function openMail({ config, logger, now }: Foundation, given: MailNeeds) {
  const mailer = given.mailer ?? (await openMailer({ config, logger, now }))
  return {
    name: 'mail',
    operations: {},
    jobs: mailJobs({ mailer, logger }),
    // A mail under way gets a moment; those not begun stay queued.
    close: mailer.close,
  } satisfies Area
}
