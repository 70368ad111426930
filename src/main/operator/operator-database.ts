import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../api/database/database.ts'
import { openEmbeddedDatabase } from '../../api/database/embedded-database.ts'
import { migrate, pendingMigrations } from '../../api/database/migrate.ts'
import { TransferRefused } from '../../api/transfer/transfer-refused.ts'
import type { Config } from '../settings/config.ts'
import { embeddedDirectory, openDatabase } from '../connections/open-database.ts'

const onIdleError = (error: Error) => console.error(`A database connection broke: ${error.message}`)

async function openOperatorDatabase({
  config,
  dryRun,
}: {
  config: Config
  dryRun: boolean
}): Promise<Database> {
  if (dryRun && config.databaseUrl === null && !existsSync(join(embeddedDirectory(config), 'pgdata'))) {
    // There is no database yet, and a dry run must not make one: it is tried against an empty one in memory.
    const database = await openEmbeddedDatabase()
    await migrate({ database })
    return database
  }
  const database = await openDatabase({ config, onIdleError })
  try {
    if (dryRun) await checkMigrated(database)
    else await migrate({ database })
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function checkMigrated(database: Database): Promise<void> {
  const pending = await pendingMigrations({ database })
  if (pending.length === 0) return
  throw new TransferRefused(
    `The database is from before ${pending.join(', ')}, and a dry run does not change it. ` +
      'Start the site once, or import without --dry-run.',
  )
}

/** Work on the database that the site uses, which is closed afterwards. */
export async function withDatabase<Result>(
  { config, dryRun }: { config: Config; dryRun: boolean },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openOperatorDatabase({ config, dryRun })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
