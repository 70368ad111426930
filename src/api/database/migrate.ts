import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from './database.ts'

/** The migrations of the site; a test may bring its own. */
const ownMigrations = resolve(import.meta.dirname, '../../../db/migrations')

/** Any number; what matters is that every instance that starts asks for the same one. */
const migrationLock = 727_001

/** A table may be large, and an instance that starts later waits for the one that migrates. */
const asLongAsItTakes = { deadline: 'long' } as const

interface Migrating {
  readonly database: Database
  readonly directory?: string
}

interface Applied {
  name: string
  checksum: string
}

/** Runs what has not run yet, in order, each file in its own transaction; instances that start together wait. */
export async function migrate({ database, directory = ownMigrations }: Migrating): Promise<string[]> {
  const files = await migrationFiles(directory)
  await database.transaction(async ({ query, script }) => {
    await query('select pg_advisory_xact_lock($1)', [migrationLock])
    await script(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
  }, asLongAsItTakes)
  const ran: string[] = []
  for (const name of files) {
    const sql = await readFile(join(directory, name), 'utf8')
    if (await apply({ database, name, sql })) ran.push(name)
  }
  return ran
}

async function migrationFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
}

/** What `migrate` would run; nothing is changed. */
export async function pendingMigrations({
  database: { query },
  directory = ownMigrations,
}: Migrating): Promise<string[]> {
  const files = await migrationFiles(directory)
  const [known] = await query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  )
  if (known?.exists !== true) return files
  const applied = await query<Applied>('select name, checksum from schema_migrations')
  const names = new Set(applied.map(({ name }) => name))
  return files.filter((name) => !names.has(name))
}

async function apply({
  database,
  name,
  sql,
}: {
  database: Database
  name: string
  sql: string
}): Promise<boolean> {
  const checksum = createHash('sha256').update(sql).digest('hex')
  return database.transaction(async ({ query, script }) => {
    await query('select pg_advisory_xact_lock($1)', [migrationLock])
    const [applied] = await query<Applied>('select name, checksum from schema_migrations where name = $1', [
      name,
    ])
    if (applied !== undefined) {
      if (applied.checksum === checksum) return false
      throw new Error(`Migration ${name} was changed after it ran here; add a new migration instead.`)
    }
    await script(sql)
    await query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    return true
  }, asLongAsItTakes)
}
