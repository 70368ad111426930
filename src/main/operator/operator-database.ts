import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from '../../api/database/database.ts'
import { migrate, pendingMigrations } from '../../api/database/migrate.ts'
import { TransferRefused } from '../../api/transfer/transfer-refused.ts'
import { embeddedDirectory, openDatabase } from '../connections/open-database.ts'
import type { Config } from '../settings/config.ts'
import type { OperatorDeps, WithDatabase } from './command/operator-deps.ts'

/** Opens the database of the site. A command never creates one: it would be empty, and answer as if nothing was there. */
export async function openOperatorDatabase({
  config,
  printError,
}: Pick<OperatorDeps, 'config' | 'printError'>): Promise<Database> {
  const hint =
    'Start the site once, or give the command the settings of the site: --env-file FILE, or DATA_DIR and DATABASE_URL.'
  if (config.databaseUrl === null && !existsSync(join(embeddedDirectory(config), 'pgdata')))
    throw new TransferRefused(`There is no database in ${resolve(config.dataDir)}. ${hint}`)
  printError(`${describeSite(config)}, opened by this command`)
  const onIdleError = (error: Error) => printError(`A database connection broke: ${error.message}`)
  const database = await openDatabase({ config, onIdleError })
  const [found] = await database.query<{ is_site: boolean }>(
    `select to_regclass('schema_migrations') is not null as is_site`,
  )
  if (found?.is_site === true) return database
  await database.close()
  throw new TransferRefused(`This database has no tables of the site. ${hint}`)
}

/** Which site and which database a command speaks to: the first line that it prints. */
export function describeSite({ siteOrigin, databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `site ${siteOrigin}, embedded database in ${resolve(dataDir)}`
  const { host, pathname } = new URL(databaseUrl)
  return `site ${siteOrigin}, PostgreSQL database ${pathname.slice(1)} on ${host === '' ? 'a local socket' : host}`
}

export function databaseAccess(open: () => Promise<Database>): WithDatabase {
  return async (work, { dryRun } = { dryRun: false }) => {
    const database = await open()
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
