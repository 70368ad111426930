import type { NodemailerError } from 'nodemailer'
import { MailFailure, MailRefused, MailServerAway } from './mailer.ts'

/**
 * A 5xx is about the recipient when it answers RCPT TO or the message itself: that mail is refused for good. To MAIL
 * FROM, to the login or as a greeting it is about us, and an operator may put it right, so no mail is lost by it. 421
 * says at any point that the server is closing.
 */
export function mailFailure(error: unknown): MailFailure {
  const facts: Partial<NodemailerError> = error instanceof Error ? error : {}
  const reason = reasonOf(facts)
  const { code, command, responseCode, permanent } = facts
  if (typeof responseCode !== 'number') {
    const isUnsendable = code === 'EENVELOPE' || code === 'EMESSAGE'
    return isUnsendable ? new MailRefused(reason) : new MailServerAway(reason)
  }
  const isOfThisMail = (command === 'RCPT TO' || command === 'DATA') && responseCode !== 421
  if (!isOfThisMail) return new MailServerAway(reason)
  return permanent === true ? new MailRefused(reason) : new MailFailure(reason)
}

/** `550 5.1.1`, or what the system calls it; never the message, which quotes the server, who may quote the address. */
function reasonOf({ code, originalCode, response, responseCode }: Partial<NodemailerError>): string {
  if (typeof responseCode === 'number') {
    const [, detail] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? []
    return detail === undefined ? String(responseCode) : `${responseCode} ${detail}`
  }
  return originalCode ?? code ?? 'unknown'
}
