import { existsSync, openAsBlob } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openEmbeddedDatabase } from '../../src/api/database/embedded-database.ts'
import { migrate } from '../../src/api/database/migrate.ts'
import { migrationsDirectory, migrationsHash } from './migrations-hash.ts'

const folder = resolve(import.meta.dirname, '../../node_modules/.cache/kawara')

/** An empty embedded database, cached for each version of the engine, so that a test file opens it in half a second. */
export async function embeddedTemplate(): Promise<Blob> {
  const path = join(folder, `empty-${engineVersion()}.tar`)
  if (!existsSync(path)) await save(path, await dumpOfEmpty())
  return openAsBlob(path)
}

export async function migratedTemplate(): Promise<Blob> {
  const path = join(folder, `migrated-${engineVersion()}-${await migrationsHash()}.tar`)
  if (!existsSync(path)) await save(path, await dumpOfMigrated())
  return openAsBlob(path)
}

async function dumpOfEmpty(): Promise<Blob> {
  const engine = await PGlite.create()
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  return dump
}

async function dumpOfMigrated(): Promise<Blob> {
  const directory = join(folder, `migrating-${process.pid}`)
  const database = await openEmbeddedDatabase(directory, await embeddedTemplate())
  await migrate({ database, directory: migrationsDirectory })
  await database.close()
  const engine = await PGlite.create(join(directory, 'pgdata'))
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  await rm(directory, { recursive: true })
  return dump
}

/**
 * Writes a temporary file and links it into place, so that no test file reads a partial file or has one replaced while it reads.
 */
async function save(path: string, dump: Blob): Promise<void> {
  await mkdir(folder, { recursive: true })
  const own = `${path}.${process.pid}`
  await writeFile(own, dump.stream())
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
}

function engineVersion(): string {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@electric-sql/pglite')
  const { version } = require(join(dirname(entry), '../package.json')) as { version: string }
  return version
}
