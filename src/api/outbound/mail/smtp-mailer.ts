import { setTimeout as pause } from 'node:timers/promises'
import { createTransport, type NodemailerError } from 'nodemailer'
import { meaningOf } from '../../../domain/mail/refusal.ts'
import { readSender } from './mail-address.ts'
import { messageOf } from './mail-message.ts'
import { type Mailer, MailFailure, MailRefused, MailServerAway, PolicyRefused } from './mailer.ts'
import { readSmtpUrl } from './smtp-url.ts'

interface SmtpOptions {
  readonly url: string
  readonly from: string
  readonly timeoutMilliseconds?: number
  readonly connections?: number
}

export function smtpMailer({
  url,
  from,
  timeoutMilliseconds = 10_000,
  connections = 4,
}: SmtpOptions): Mailer {
  const server = readSmtpUrl(url)
  const sender = readSender(from)
  // The error does not quote the settings, because the URL of the mail server contains a password.
  if (server === undefined || sender === undefined) throw new Error('The mail settings cannot be read.')
  const transport = createTransport({
    pool: true,
    ...server,
    maxConnections: connections,
    // nodemailer may retry once, which helps only when a pooled connection turns out to be closed before any byte was sent. All
    // other retries are made by the mail queue.
    maxRequeues: 1,
    idleTimeout: timeoutMilliseconds / 2,
    connectionTimeout: timeoutMilliseconds,
    dnsTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const underWay = new Set<Promise<unknown>>()
  return {
    async send(mail) {
      const sending = transport.sendMail(messageOf({ mail, sender }))
      underWay.add(sending)
      try {
        await sending
      } catch (error) {
        throw mailFailure(error)
      } finally {
        underWay.delete(sending)
      }
    },
    async close() {
      transport.close()
      const grace = new AbortController()
      // Mails being sent get five seconds to finish: half of the time in which the whole site has to stop.
      const tooLong = pause(timeoutMilliseconds / 2, undefined, { signal: grace.signal }).catch(() => {})
      await Promise.race([Promise.allSettled(underWay), tooLong])
      grace.abort()
      transport.close({ force: true })
    },
  }
}

/**
 * Classifies an SMTP error. A 5xx reply to RCPT TO or to the message is about the recipient and final, unless it says
 * that this site is blocked. A 5xx reply to MAIL FROM, to the login or as a greeting is about this site; an operator
 * may fix it, so the mail is kept. 421 means at any point that the server is closing.
 */
function mailFailure(error: unknown): MailFailure {
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

/**
 * The reason of a failure as it is logged and stored: `550 5.1.1`, or a system code such as `ECONNREFUSED`. The message of the
 * error is never used, because it quotes the reply of the server, which may contain the address.
 */
function reasonOf(
  { code, originalCode, responseCode }: Partial<NodemailerError>,
  status: string | undefined,
): string {
  if (typeof responseCode !== 'number') return originalCode ?? code ?? 'unknown'
  return status === undefined ? String(responseCode) : `${responseCode} ${status}`
}
