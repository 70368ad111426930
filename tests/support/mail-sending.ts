import type { Database } from '../../src/api/database/database.ts'
import { sendDueMails } from '../../src/api/outbound/mail/sending/send-due-mails.ts'
import { smtpMailer } from '../../src/api/outbound/mail/smtp-mailer.ts'
import { emptyMails } from './empty-mails.ts'
import { openFakeSmtp } from './fake-smtp.ts'
import { testLogger } from './test-log.ts'

export async function openMailSending(database: Database) {
  let clock = Date.parse('2026-05-01T00:00:00Z')
  const now = () => new Date(clock)
  const { logger, log } = testLogger()
  const smtp = await openFakeSmtp()
  const mailer = smtpMailer({
    url: smtp.url,
    from: 'Kawara <news@kawara.example>',
    timeoutMilliseconds: 60_000,
  })
  await database.script(emptyMails)
  const defaultDeps = { database, mailer, logger, now, isStopping: () => false, mailsPerSecond: 20 }
  return {
    smtp,
    mailer,
    log,
    now,
    pass(milliseconds: number) {
      clock += milliseconds
    },
    run: (input: Partial<typeof defaultDeps> = {}) => sendDueMails({ ...defaultDeps, ...input }),
    async close() {
      await mailer.close()
      await smtp.close()
    },
  }
}

export type MailSending = Awaited<ReturnType<typeof openMailSending>>
