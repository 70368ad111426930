import { readSender } from '../../api/outbound/mail/mail-address.ts'
import { readSmtpUrl } from '../../api/outbound/mail/smtp-url.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { readSettings, setting, type Environment } from './setting.ts'

export const mailSettings = {
  SMTP_URL: setting({
    takes: 'an smtp:// or smtps:// URL with a host, such as smtps://user:password@mail.example.com',
    otherwise: '–',
    about:
      'The server that mails go through (`smtp://` or `smtps://`); without it they are files in `DATA_DIR/outbox`.',
    secret: true,
    read: (text) => (text === '' ? null : readSmtpUrl(text) === undefined ? undefined : text),
  }),
  MAIL_FROM: setting({
    takes: 'an address, or a name with one, such as Kawara <news@example.com>',
    otherwise: `\`${siteConfig.name} <no-reply@HOST>\``,
    about: 'Who mails are from; the host is that of `SITE_ORIGIN`.',
    read: (text) => (text === '' ? null : readSender(text) === undefined ? undefined : text),
  }),
}

export interface MailConfig {
  /** Null: mails are files in the data directory. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
}

export function mailConfig(environment: Environment, { siteOrigin }: { siteOrigin: string }): MailConfig {
  const { SMTP_URL, MAIL_FROM } = readSettings(mailSettings, environment)
  return {
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM ?? `${siteConfig.name} <no-reply@${new URL(siteOrigin).hostname}>`,
  }
}
