import { readSender } from '../../api/outbound/mail/mail-address.ts'
import { readSmtpUrl } from '../../api/outbound/mail/smtp-url.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { readEmailAddress } from '../../domain/kernel/text/email-address.ts'
import { readSettings, setting, wholeNumber, type Environment } from './setting.ts'

export const mailSettings = {
  SMTP_URL: setting({
    takes: 'an smtp:// or smtps:// URL with a host, such as smtps://user:password@mail.example.com',
    otherwise: '–',
    about:
      'The server that sends mails (`smtp://` or `smtps://`); without it mails are written to `DATA_DIR/outbox`.',
    secret: true,
    read: (text) => (text === '' ? null : readSmtpUrl(text) === undefined ? undefined : text),
  }),
  MAIL_FROM: setting({
    takes: 'an address, or a name with one, such as Kawara <news@example.com>',
    otherwise: `\`${siteConfig.name} <no-reply@HOST>\``,
    about: 'The sender of mails; the default uses the host of `SITE_ORIGIN`.',
    read: (text) => (text === '' ? null : readSender(text) === undefined ? undefined : text),
  }),
  OPERATOR_EMAIL: setting({
    takes: 'one address, such as desk@example.com',
    otherwise: '–',
    about:
      'Who gets each message of the contact form and a mail about submissions that wait for review, and where replies go; without it messages wait in `npm run site -- inbox list`.',
    read: (text) => (text === '' ? null : readEmailAddress(text)),
  }),
  MAILS_PER_HOUR: setting({
    takes: 'a whole number from 1 to 1000000',
    otherwise: '`1000`',
    about:
      'How many mails all visitors together can cause in an hour; after that the forms ask them to come back later.',
    read: wholeNumber(1, 1_000_000, 1_000),
  }),
  MAILS_PER_SECOND: setting({
    takes: 'a whole number from 1 to 1000',
    otherwise: '`20`',
    about: 'How many mails all instances together send in a second at most.',
    read: wholeNumber(1, 1_000, 20),
  }),
}

export interface MailConfig {
  /** The mail server; null if mails are written to files in the data directory. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Where messages of visitors are reported; null if no one is notified of them. */
  readonly operatorEmail: string | null
  readonly mailsPerHour: number
  readonly mailsPerSecond: number
}

export function mailConfig(environment: Environment, { siteOrigin }: { siteOrigin: string }): MailConfig {
  const { SMTP_URL, MAIL_FROM, OPERATOR_EMAIL, MAILS_PER_HOUR, MAILS_PER_SECOND } = readSettings(
    mailSettings,
    environment,
  )
  return {
    smtpUrl: SMTP_URL,
    operatorEmail: OPERATOR_EMAIL,
    mailsPerHour: MAILS_PER_HOUR,
    mailsPerSecond: MAILS_PER_SECOND,
    mailFrom: MAIL_FROM ?? `${siteConfig.name} <no-reply@${new URL(siteOrigin).hostname}>`,
  }
}
