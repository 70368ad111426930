import type { SendMailOptions } from 'nodemailer'
import { hostOf, isMailAddress, type Sender } from './mail-address.ts'
import { MailRefused, type Mail } from './mailer.ts'

const headerName = /^[a-z][a-z0-9-]*$/i
/**
 * The headers that this module writes itself. A mail that brings one of them along is refused, because the two would contradict
 * each other.
 */
const ownHeaders =
  /^(?:from|sender|to|cc|bcc|subject|date|message-id|mime-version|auto-submitted|content-.*)$/i

interface MessageParts {
  readonly mail: Mail
  readonly sender: Sender
  readonly date?: Date
}

/**
 * A nodemailer message to one recipient. Text cannot inject a header line: line breaks in a subject become spaces,
 * and line breaks anywhere else in the headers are refused.
 */
export function messageOf({ mail, sender, date }: MessageParts): SendMailOptions {
  if (!/^[\w-]{1,64}$/.test(mail.id)) throw new MailRefused('the mail id is malformed')
  if (!isMailAddress(mail.to)) throw new MailRefused('the recipient is not one address')
  for (const [name, value] of Object.entries(mail.headers)) {
    if (!headerName.test(name) || ownHeaders.test(name)) throw new MailRefused('a header has a wrong name')
    if (/[\p{Cc}\u2028\u2029]/u.test(value)) throw new MailRefused('a header is not one line')
  }
  return {
    from: sender,
    to: { name: '', address: mail.to },
    envelope: { from: sender.address, to: [mail.to] },
    messageId: `<mail-${mail.id}@${hostOf(sender.address)}>`,
    subject: mail.subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    text: mail.text,
    html: mail.html,
    headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
    ...(date === undefined ? {} : { date }),
  }
}
