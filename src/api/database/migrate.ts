import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from './database.ts'

const ownMigrations = resolve(import.meta.dirname, '../../../db/migrations')

/** The id of an advisory lock; any number, but equal on all instances. */
const migrationLock = 727_001

/** The deadline is long because migrations of large tables take minutes, and other instances wait for the one that migrates. */
const longDeadline = { deadline: 'long' } as const

interface MigrationOptions {
  readonly database: Database
  readonly directory?: string
}

interface AppliedMigration {
  name: string
  checksum: string
}

/**
 * Runs the pending migrations, each in a transaction of its own, and returns their names. Instances that start together wait for
 * each other.
 */
export async function migrate({ database, directory = ownMigrations }: MigrationOptions): Promise<string[]> {
  const files = await migrationFiles(directory)
  await database.transaction(async ({ query, script }) => {
    await query('select pg_advisory_xact_lock($1)', [migrationLock])
    await script(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
  }, longDeadline)
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

export async function pendingMigrations({
  database: { query },
  directory = ownMigrations,
}: MigrationOptions): Promise<string[]> {
  const files = await migrationFiles(directory)
  const [known] = await query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  )
  if (known?.exists !== true) return files
  const applied = await query<AppliedMigration>('select name, checksum from schema_migrations')
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
    const [applied] = await query<AppliedMigration>(
      'select name, checksum from schema_migrations where name = $1',
      [name],
    )
    if (applied !== undefined) {
      if (applied.checksum === checksum) return false
      throw new Error(`Migration ${name} was changed after it ran here; add a new migration instead.`)
    }
    await script(sql)
    await query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    return true
  }, longDeadline)
}
