import { mailJobs } from '../../api/outbound/mail/mail.jobs.ts'
import { mailMetrics } from '../../api/outbound/mail/mail.metrics.ts'
import type { Mailer } from '../../api/outbound/mail/mailer.ts'
import { openMailer } from '../connections/open-mailer.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

interface MailDeps {
  readonly mailer: Mailer | undefined
}

export async function openMail(foundation: Foundation, input: MailDeps) {
  const { config, logger, now } = foundation
  const mailer = input.mailer ?? (await openMailer({ config, logger, now }))
  mailMetrics(foundation)
  return {
    name: 'mail',
    operations: {},
    jobs: mailJobs({ mailer, logger, mailsPerSecond: config.mailsPerSecond }),
    // When the site stops, it finishes the mail that is being sent. The other mails stay queued.
    close: mailer.close,
  } satisfies Area
}
