import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Mailer } from '../../api/outbound/mail/mailer.ts'
import { deletePartialMails } from '../../api/outbound/mail/outbox-files.ts'
import { outboxMailer } from '../../api/outbound/mail/outbox-mailer.ts'
import { connectionsFor } from '../../api/outbound/mail/sending/sending-rate.ts'
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

export async function openMailer({ config, logger, now }: MailerOptions): Promise<Mailer> {
  const { smtpUrl, mailFrom, mailsPerSecond, databaseUrl } = config
  const directory = outboxDirectory(config)
  // With PostgreSQL several instances may share the data directory, so another instance may be writing a mail right now; the
  // embedded database locks the directory for one instance.
  await deletePartialMails({ directory, isShared: databaseUrl !== null, now: now() }).catch(
    (error: unknown) =>
      logger.warn(
        { err: error },
        'could not delete half-written mails from the outbox; check that DATA_DIR is writable',
      ),
  )
  if (smtpUrl !== null)
    return smtpMailer({ url: smtpUrl, from: mailFrom, connections: connectionsFor(mailsPerSecond) })
  return outboxMailer({ directory, from: mailFrom, now })
}
