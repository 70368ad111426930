import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { readSender } from './mail-address.ts'
import { messageOf } from './mail-message.ts'
import type { Mailer } from './mailer.ts'
import { mailFailure } from './smtp-failure.ts'
import { readSmtpUrl } from './smtp-url.ts'

interface SmtpOptions {
  readonly url: string
  /** `Kawara <news@example.com>` or the address alone. */
  readonly from: string
  /** How long the server may take to connect, to greet, and for each answer. */
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
  // Without what it got: a URL has a password in it.
  if (server === undefined || sender === undefined) throw new Error('The mail settings cannot be read.')
  const transport = createTransport({
    pool: true,
    ...server,
    maxConnections: connections,
    // Only for a kept connection that turns out to be closed, before a byte of the mail was sent. The queue does the rest.
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
      // Five seconds, which is half of what the site has to close in.
      const tooLong = pause(timeoutMilliseconds / 2, undefined, { signal: grace.signal }).catch(() => {})
      await Promise.race([Promise.allSettled(underWay), tooLong])
      grace.abort()
      transport.close({ force: true })
    },
  }
}
