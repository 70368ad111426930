import type { Database } from '../../src/api/database/database.ts'
import { eventsTransfer } from '../../src/api/events/events.transfer.ts'
import type { Mailer } from '../../src/api/outbound/mail/mailer.ts'
import { seedContent } from './seed-content.ts'
import { openTestDatabase } from './test-database.ts'
import { openTestSite, type TestSite } from './test-site.ts'

export async function seedEvents(
  { rows, now }: { rows: readonly object[]; now: Date },
  database: Database,
): Promise<void> {
  await seedContent(eventsTransfer, { rows, now }, database)
}

export async function openEventsSite({
  rows,
  now,
  clock = () => now,
  mailer,
}: {
  rows: readonly object[]
  now: Date
  /** The clock of the site, which by default stands still. Only a moving one sends more than one batch of mails. */
  clock?: () => Date
  mailer?: Mailer
}): Promise<TestSite> {
  const database = await openTestDatabase()
  await seedEvents({ rows, now }, database)
  return openTestSite({ environment: { DEMO: '0' }, now: clock, database, ...(mailer && { mailer }) })
}
