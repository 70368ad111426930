import type { Database } from '../../src/api/database/database.ts'
import type { Mail } from '../../src/api/outbound/mail/mailer.ts'
import { eventually } from './offerings-site.ts'
import { openTestSite } from './test-site.ts'

export async function openMailSite(
  environment: Readonly<Record<string, string>>,
  { database }: { database?: Database } = {},
) {
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => {} }
  const site = await openTestSite({
    environment: { DEMO: '0', ...environment },
    now,
    mailer,
    ...(database && { database }),
  })
  return {
    ...site,
    mails,
    now,
    pass(milliseconds: number) {
      passed += milliseconds
    },
    /** Waits until all queued mails have been sent, and returns those to this address. */
    async mailsTo(address: string): Promise<Mail[]> {
      await eventually(
        () => site.database.query('select 1 from mails'),
        (left) => left.length === 0,
      )
      return mails.filter(({ to }) => to === address)
    },
  }
}
