import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../api/database/database.ts'
import { openEmbeddedDatabase } from '../../api/database/embedded-database.ts'
import { migrate, pendingMigrations } from '../../api/database/migrate.ts'
import { TransferRefused } from '../../api/transfer/transfer-refused.ts'
import { embeddedDirectory, openDatabase } from '../connections/open-database.ts'
import type { Config } from '../settings/config.ts'
import type { OperatorDeps, WithDatabase } from './command/operator-deps.ts'

export type OpenOperatorDatabase = (options: OpeningOptions) => Promise<Database>

interface OpeningOptions extends Pick<OperatorDeps, 'config' | 'printError'> {
  readonly dryRun: boolean
}

export async function openOperatorDatabase({
  config,
  dryRun,
  printError,
}: OpeningOptions): Promise<Database> {
  if (dryRun && isMissing(config)) {
    // A dry run creates no files: it runs against an empty database in memory.
    const database = await openEmbeddedDatabase()
    await migrate({ database })
    return database
  }
  const onIdleError = (error: Error) => printError(`A database connection broke: ${error.message}`)
  return openDatabase({ config, onIdleError })
}

function isMissing(config: Config): boolean {
  return config.databaseUrl === null && !existsSync(join(embeddedDirectory(config), 'pgdata'))
}

export function databaseAccess(
  open: OpenOperatorDatabase,
  deps: Pick<OperatorDeps, 'config' | 'printError'>,
): WithDatabase {
  return async (work, { dryRun } = { dryRun: false }) => {
    const database = await open({ ...deps, dryRun })
    try {
      if (dryRun) await checkMigrated(database)
      else await migrate({ database })
      return await work(database)
    } finally {
      await database.close()
    }
  }
}

async function checkMigrated(database: Database): Promise<void> {
  const pending = await pendingMigrations({ database })
  if (pending.length === 0) return
  throw new TransferRefused(
    `The database lacks the migrations ${pending.join(', ')}, and a dry run does not apply them. ` +
      'Start the site once, or import without --dry-run.',
  )
}
