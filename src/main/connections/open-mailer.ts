import { join } from 'node:path'
import type { Logger } from 'pino'
import { deletePartialMails } from '../../api/outbound/mail/outbox-files.ts'
import { connectionsFor } from '../../api/outbound/mail/sending/sending-rate.ts'
import type { Mailer } from '../../api/outbound/mail/mailer.ts'
import { outboxMailer } from '../../api/outbound/mail/outbox-mailer.ts'
import { smtpMailer } from '../../api/outbound/mail/smtp-mailer.ts'
import type { Config } from '../settings/config.ts'

interface MailerOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailsPerSecond' | 'dataDir' | 'databaseUrl'>
  readonly logger: Logger
  readonly now: () => Date
}

export function outboxDirectory({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}

/** The mail server the configuration names; without one mails are files in the outbox. */
export async function openMailer({ config, logger, now }: MailerOptions): Promise<Mailer> {
  const { smtpUrl, mailFrom, mailsPerSecond, databaseUrl } = config
  const directory = outboxDirectory(config)
  // Who holds the embedded database has the data directory for themselves.
  await deletePartialMails({ directory, isShared: databaseUrl !== null, now: now() }).catch(
    (error: unknown) => logger.warn({ err: error }, 'the outbox could not be cleared of half-written mails'),
  )
  if (smtpUrl !== null)
    return smtpMailer({ url: smtpUrl, from: mailFrom, connections: connectionsFor(mailsPerSecond) })
  return outboxMailer({ directory, from: mailFrom, now })
}
