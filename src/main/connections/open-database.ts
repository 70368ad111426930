import { join } from 'node:path'
import type { Database } from '../../api/database/database.ts'
import { openEmbeddedDatabase } from '../../api/database/embedded-database.ts'
import { openPostgresDatabase } from '../../api/database/postgres-database.ts'
import type { Config } from '../settings/config.ts'

export function embeddedDirectory({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'database')
}

export async function openDatabase({
  config,
  onIdleError,
}: {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
  onIdleError: (error: Error) => void
}): Promise<Database> {
  if (config.databaseUrl === null) return openEmbeddedDatabase(embeddedDirectory(config))
  return openPostgresDatabase({ url: config.databaseUrl, onIdleError })
}
