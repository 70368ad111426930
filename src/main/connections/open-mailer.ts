import { join } from 'node:path'
import type { Mailer } from '../../api/outbound/mail/mailer.ts'
import { outboxMailer } from '../../api/outbound/mail/outbox-mailer.ts'
import { smtpMailer } from '../../api/outbound/mail/smtp-mailer.ts'
import type { Config } from '../settings/config.ts'

/** The mail server the configuration names; without one mails are files in the outbox. */
export function openMailer({
  config,
  now,
}: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  now: () => Date
}): Mailer {
  const { smtpUrl, mailFrom, dataDir } = config
  if (smtpUrl !== null) return smtpMailer({ url: smtpUrl, from: mailFrom })
  return outboxMailer({ directory: join(dataDir, 'outbox'), from: mailFrom, now })
}
