import type { SendMailOptions } from 'nodemailer'
import { hostOf, isMailAddress, type Sender } from './mail-address.ts'
import { MailRefused, type Mail } from './mailer.ts'

const headerName = /^[a-z][a-z0-9-]*$/i
/** Written here from the mail itself; a second one would contradict it. */
const ownHeaders =
  /^(?:from|sender|to|cc|bcc|subject|date|message-id|mime-version|auto-submitted|content-.*)$/i

interface Composed {
  readonly mail: Mail
  readonly sender: Sender
  readonly date?: Date
}

/**
 * The mail as nodemailer takes it, to one recipient. No text of ours can begin a line of the header: a subject is put on
 * one line, and what should never have had a line break is refused.
 */
export function messageOf({ mail, sender, date }: Composed): SendMailOptions {
  if (!/^[\w-]{1,64}$/.test(mail.id)) throw new MailRefused('the id is none')
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
