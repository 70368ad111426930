import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import type { Database, Queries } from './database.ts'
import { lockDirectory } from './directory-lock.ts'

type Runner = Pick<PGlite, 'query' | 'exec'>

const asText = (value: string) => value

/**
 * PostgreSQL inside this process, kept under `directory`; without one it lives in memory. `template` is a dump of an
 * empty one, which opens in a small part of the time that making one takes.
 */
export async function openEmbeddedDatabase(directory?: string, template?: Blob): Promise<Database> {
  if (directory !== undefined) await mkdir(directory, { recursive: true })
  const unlock = directory === undefined ? undefined : await lockDirectory(directory)
  const engine = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: join(directory, 'pgdata') }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    parsers: { [types.INT8]: asText, [types.NUMERIC]: asText, [types.DATE]: asText },
  }).catch(async (error: unknown) => {
    await unlock?.()
    throw error
  })
  return {
    ...queriesOf(engine),
    transaction: (work) => engine.transaction((runner) => work(queriesOf(runner))),
    async close() {
      await engine.close()
      await unlock?.()
    },
  }
}

function queriesOf(runner: Runner): Queries {
  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      return (await runner.query<Row>(sql, [...values])).rows
    },
    async script(sql) {
      await runner.exec(sql)
    },
  }
}
