import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../src/api/database/migrate.ts'
import { openPostgresDatabase } from '../../src/api/database/postgres-database.ts'
import { migrationsDirectory, migrationsHash } from './migrations-hash.ts'

export interface ServerDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** A new, empty database on the server that TEST_DATABASE_URL names; undefined when it names none. */
export async function createServerDatabase(): Promise<ServerDatabase | undefined> {
  return create('template1')
}

/** Like `createServerDatabase`, but copied from a template with all migrations. */
export async function createMigratedDatabase(): Promise<ServerDatabase | undefined> {
  const server = serverUrl()
  if (server === undefined) return undefined
  const template = `kawara_template_${await migrationsHash()}`
  await makeTemplate({ server, template })
  return create(template)
}

async function create(template: string): Promise<ServerDatabase | undefined> {
  const server = serverUrl()
  if (server === undefined) return undefined
  const name = `kawara_test_${randomBytes(6).toString('hex')}`
  await administer(server, (sql) => sql(`create database ${name} template ${template}`))
  return {
    url: urlOf({ server, name }),
    drop: () => administer(server, (sql) => sql(`drop database ${name} with (force)`)),
  }
}

/** An arbitrary number that all test files use for the same lock. */
const templateLock = 727_002

/**
 * Makes the template database once, while other test files wait. It gets its final name when it is complete, so that no test
 * copies half of it.
 */
async function makeTemplate({ server, template }: { server: string; template: string }): Promise<void> {
  await administer(server, async (sql) => {
    await sql(`select pg_advisory_lock(${templateLock})`)
    const known = await sql(`select from pg_database where datname = '${template}'`)
    if (known > 0) return
    const unfinished = `${template}_unfinished`
    await sql(`drop database if exists ${unfinished}`)
    await sql(`create database ${unfinished}`)
    const database = openPostgresDatabase({
      url: urlOf({ server, name: unfinished }),
      onIdleError: () => {},
    })
    await migrate({ database, directory: migrationsDirectory })
    await database.close()
    await sql(`alter database ${unfinished} rename to ${template}`)
  })
}

function serverUrl(): string | undefined {
  const server = process.env['TEST_DATABASE_URL']
  return server === '' ? undefined : server
}

function urlOf({ server, name }: { server: string; name: string }): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs administrative statements; `sql` returns the number of rows. Closing the connection releases the lock. */
async function administer(
  server: string,
  work: (sql: (text: string) => Promise<number>) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(async (text) => (await client.query(text)).rowCount ?? 0)
  } finally {
    await client.end()
  }
}
