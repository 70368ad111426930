import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import type { Database, Queries } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { DurableFiles, durableParameters, syncDirectory } from './durable-files.ts'

type Runner = Pick<PGlite, 'query' | 'exec'>

const asText = (value: string) => value

/**
 * PostgreSQL inside this process (PGlite), stored under `directory` or, without one, in memory. `template` is a dump of
 * an empty database, which opens much faster than a new one is created.
 */
export async function openEmbeddedDatabase(directory?: string, template?: Blob): Promise<Database> {
  if (directory === undefined) return databaseOf(await PGlite.create(optionsWith(template)))
  await mkdir(directory, { recursive: true })
  const unlock = await lockDirectory(directory)
  try {
    const engine = await openFiles(join(directory, 'pgdata'), template)
    const database = databaseOf(engine)
    return {
      ...database,
      async close() {
        await database.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function openFiles(dataDir: string, template: Blob | undefined): Promise<PGlite> {
  const isNew = !existsSync(dataDir)
  if (!isNew) await syncDirectory(dataDir)
  const files = new DurableFiles(dataDir)
  const engine = await PGlite.create({ ...optionsWith(template), fs: files, startParams: durableParameters })
  files.opened()
  // PGlite creates the files of a new database without syncing them, so they are synced now.
  if (isNew) await syncDirectory(dataDir)
  return engine
}

function optionsWith(template: Blob | undefined) {
  return {
    ...(template === undefined ? {} : { loadDataDir: template }),
    parsers: { [types.INT8]: asText, [types.NUMERIC]: asText, [types.DATE]: asText },
  }
}

function databaseOf(engine: PGlite): Database {
  let writes = 0
  return {
    ...queriesOf(engine, () => writes++),
    async transaction(work) {
      let hasWritten = false
      try {
        return await engine.transaction((runner) => work(queriesOf(runner, () => (hasWritten = true))))
      } finally {
        // A write is counted only after its commit: a job that saw the new count earlier would read the old data, and then never
        // the change.
        if (hasWritten) writes++
      }
    },
    writes: () => writes,
    close: () => engine.close(),
  }
}

function queriesOf(runner: Runner, onWrite: () => void): Queries {
  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      const { rows, affectedRows } = await runner.query<Row>(sql, [...values])
      if (!readsOnly.test(sql) && !(countsRows.test(sql) && affectedRows === 0)) onWrite()
      return rows
    },
    async script(sql) {
      await runner.exec(sql).finally(onWrite)
    },
  }
}

const readsOnly = /^\s*select\b/i
const countsRows = /^\s*(?:insert|update|delete)\b/i
