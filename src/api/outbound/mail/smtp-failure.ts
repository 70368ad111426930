import type { NodemailerError } from 'nodemailer'
import { meaningOf } from '../../../domain/mail/refusal.ts'
import { MailFailure, MailRefused, MailServerAway, PolicyRefused } from './mailer.ts'

/**
 * A 5xx is about the recipient when it answers RCPT TO or the message itself: that mail is refused for good, unless it
 * says that it is us who are not wanted. To MAIL FROM, to the login or as a greeting it is about us, and an operator may
 * put it right, so no mail is lost by it. 421 says at any point that the server is closing.
 */
export function mailFailure(error: unknown): MailFailure {
  const facts: Partial<NodemailerError> = error instanceof Error ? error : {}
  const { code, command, response = '', responseCode } = facts
  const status = statusIn(response)
  const reason = reasonOf(facts, status)
  if (typeof responseCode !== 'number') {
    const isUnsendable = code === 'EENVELOPE' || code === 'EMESSAGE'
    return isUnsendable ? new MailRefused(reason) : new MailServerAway(reason)
  }
  const meaning = meaningOf({ code: responseCode, status, words: response })
  if (meaning === 'policy') return new PolicyRefused(reason)
  const isOfThisMail = (command === 'RCPT TO' || command === 'DATA') && responseCode !== 421
  if (!isOfThisMail) return new MailServerAway(reason)
  return meaning === 'passing' ? new MailFailure(reason) : new MailRefused(reason, meaning)
}

function statusIn(response: string): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
}

/** `550 5.1.1`, or what the system calls it; never the message, which quotes the server, who may quote the address. */
function reasonOf(
  { code, originalCode, responseCode }: Partial<NodemailerError>,
  status: string | undefined,
): string {
  if (typeof responseCode !== 'number') return originalCode ?? code ?? 'unknown'
  return status === undefined ? String(responseCode) : `${responseCode} ${status}`
}
