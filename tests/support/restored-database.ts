import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '../../src/api/database/database.ts'
import { migrate } from '../../src/api/database/migrate.ts'
import { openPostgresDatabase } from '../../src/api/database/postgres-database.ts'
import { openTestDatabase } from './test-database.ts'
import { openTestPostgres, postgresPrograms } from './test-postgres.ts'

const run = promisify(execFile)
const onIdleError = () => {}

/**
 * A database after `pg_dump | psql` from a server with many transactions to one with few. Without PostgreSQL the embedded
 * database gets the result of such a restore: transaction numbers in the future.
 */
export async function openRestoredDatabase(fill: (database: Database) => Promise<void>): Promise<Database> {
  const programs = postgresPrograms()
  if (programs === undefined) return openAsIfRestored(fill)
  const [old, fresh] = await Promise.all([openTestPostgres(), openTestPostgres()])
  const before = openPostgresDatabase({ url: old.url, onIdleError })
  await migrate({ database: before })
  await before.script(
    'do $$ begin for number in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$',
  )
  await fill(before)
  await before.close()
  const { stdout } = await run(join(programs, 'pg_dump'), ['--no-owner', old.url], { maxBuffer: 1e9 })
  const restoring = run(join(programs, 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', fresh.url])
  restoring.child.stdin?.end(stdout)
  await restoring
  await old.close()
  const restored = openPostgresDatabase({ url: fresh.url, onIdleError })
  return {
    ...restored,
    async close() {
      await restored.close()
      await fresh.close()
    },
  }
}

async function openAsIfRestored(fill: (database: Database) => Promise<void>): Promise<Database> {
  const database = await openTestDatabase()
  await fill(database)
  await database.script(`update offerings set changed_in = '20000000'::xid8`)
  return database
}
