import type { Database } from '../../src/api/database/database.ts'
import { openEmbeddedDatabase } from '../../src/api/database/embedded-database.ts'
import { openPostgresDatabase } from '../../src/api/database/postgres-database.ts'
import { embeddedTemplate, migratedTemplate } from './embedded-template.ts'
import { createMigratedDatabase, createServerDatabase, type ServerDatabase } from './server-database.ts'

export { createServerDatabase }

/** A migrated database without content: embedded in memory, or a new one on the server that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database> {
  return (await openOnServer(createMigratedDatabase)) ?? openInMemory(await migratedTemplate())
}

/** A database without migrations, for tests of the migrations and of the engine. */
export async function openEmptyDatabase(): Promise<Database> {
  return (await openOnServer(createServerDatabase)) ?? openInMemory(await embeddedTemplate())
}

async function openInMemory(template: Blob): Promise<Database> {
  return closedOnce(await openEmbeddedDatabase(undefined, template))
}

async function openOnServer(
  create: () => Promise<ServerDatabase | undefined>,
): Promise<Database | undefined> {
  const created = await create()
  if (created === undefined) return undefined
  const database = openPostgresDatabase({ url: created.url, onIdleError: () => {} })
  return closedOnce({
    ...database,
    async close() {
      await database.close()
      await created.drop()
    },
  })
}

function closedOnce(database: Database): Database {
  let closed: Promise<void> | undefined
  return { ...database, close: () => (closed ??= database.close()) }
}
