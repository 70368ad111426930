import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../../src/api/database/database.ts'
import { openEmbeddedDatabase } from '../../src/api/database/embedded-database.ts'
import { embeddedTemplate } from './embedded-template.ts'
import { openPostgresDatabase } from '../../src/api/database/postgres-database.ts'

/** An empty database of its own: embedded in memory, or a new one on the server TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database> {
  const created = await createServerDatabase()
  if (created === undefined)
    return closedOnce(await openEmbeddedDatabase(undefined, await embeddedTemplate()))
  const database = openPostgresDatabase({ url: created.url, onIdleError: () => {} })
  return closedOnce({
    ...database,
    async close() {
      await database.close()
      await created.drop()
    },
  })
}

/** A new database on the server TEST_DATABASE_URL names; undefined when it names none. */
export async function createServerDatabase(): Promise<
  { url: string; drop: () => Promise<void> } | undefined
> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined || server === '') return undefined
  const name = `kawara_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

/** A test may take the database away before the site that uses it closes. */
function closedOnce(database: Database): Database {
  let closed: Promise<void> | undefined
  return { ...database, close: () => (closed ??= database.close()) }
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
