import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '../../src/api/database/embedded-database.ts'
import { migratedTemplate } from './embedded-template.ts'
import { runSite, type Ran } from './operator-process.ts'
import { createMigratedDatabase } from './server-database.ts'
import { testSecret } from './test-site.ts'

export interface OperatorDesk {
  /** `npm run site -- …` */
  readonly site: (...given: string[]) => Promise<Ran>
  /** Where a file of that name is, or may be written. */
  readonly pathOf: (name: string) => string
  readonly fileOf: (name: string, rows: readonly object[]) => Promise<string>
  readonly close: () => Promise<void>
}

/** A database of its own without content, embedded or on the server the tests run on, and a directory for files. */
export async function openOperatorDesk(): Promise<OperatorDesk> {
  const directory = await mkdtemp(join(tmpdir(), 'kawara-operator-'))
  const pathOf = (name: string) => join(directory, name)
  const created = await createMigratedDatabase()
  const environment: Record<string, string> = { DATA_DIR: pathOf('data') }
  if (created === undefined) {
    const engine = await openEmbeddedDatabase(pathOf('data/database'), await migratedTemplate())
    await engine.close()
  } else Object.assign(environment, { DATABASE_URL: created.url, SECRET: testSecret })
  return {
    site: (...given) => runSite(given, environment),
    pathOf,
    async fileOf(name, rows) {
      await writeFile(pathOf(name), rows.map((row) => JSON.stringify(row)).join('\n'))
      return pathOf(name)
    },
    async close() {
      await created?.drop()
      await rm(directory, { recursive: true })
    },
  }
}
