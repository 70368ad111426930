import type { Database } from '../../src/api/database/database.ts'
import { importEvents, readEventRow } from '../../src/api/events/events.transfer.ts'
import { openTestDatabase } from './test-database.ts'
import { openTestSite, type TestSite } from './test-site.ts'

/** Events as an import would bring them in. */
export async function seedEvents(
  { rows, now }: { rows: readonly object[]; now: Date },
  database: Database,
): Promise<void> {
  const contents = rows.map((row) => {
    const reading = readEventRow({ row })
    if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
    return reading.content
  })
  await importEvents({ contents, now, dryRun: false }, database)
}

/** A site with these events and no others. */
export async function openEventsSite({
  rows,
  now,
}: {
  rows: readonly object[]
  now: Date
}): Promise<TestSite> {
  const database = await openTestDatabase()
  await seedEvents({ rows, now }, database)
  return openTestSite({ environment: { DEMO: '0' }, now: () => now, database })
}
