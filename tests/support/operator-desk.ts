import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../src/api/database/database.ts'
import { openEmbeddedDatabase } from '../../src/api/database/embedded-database.ts'
import { mailIdentity } from '../../src/api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../src/api/outbound/mail/mail-queue.store.ts'
import { openDatabase } from '../../src/main/connections/open-database.ts'
import { storedSecret } from '../../src/main/settings/secret.ts'
import { migratedTemplate } from './embedded-template.ts'
import { runSite, type Ran } from './command-process.ts'
import { createMigratedDatabase } from './server-database.ts'
import { testSecret } from './test-site.ts'

export interface OperatorDesk {
  /** `npm run site -- …` */
  readonly site: (...input: string[]) => Promise<Ran>
  /** What it says when all goes well. */
  readonly stated: (...input: string[]) => Promise<string>
  /** Puts a mail to each address into the queue, as one of that moment. */
  readonly queueMails: (addresses: readonly string[], at?: Date) => Promise<void>
  /** Where a file of that name is, or may be written. */
  readonly pathOf: (name: string) => string
  readonly fileOf: (name: string, rows: readonly object[]) => Promise<string>
  /** With the database of the desk and the secret of its site, while no command runs. */
  readonly withDatabase: <Result>(
    work: (database: Database, secret: string) => Promise<Result>,
  ) => Promise<Result>
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
  const site = (...input: string[]) => runSite(input, environment)
  const withDatabase: OperatorDesk['withDatabase'] = async (work) => {
    const config = { dataDir: pathOf('data'), databaseUrl: created?.url ?? null }
    const database = await openDatabase({ config, onIdleError: () => {} })
    try {
      return await work(database, created === undefined ? await storedSecret(config.dataDir) : testSecret)
    } finally {
      await database.close()
    }
  }
  return {
    site,
    async stated(...input) {
      const { code, out, error } = await site(...input)
      if (code !== 0 || error !== '') throw new Error(`${input.join(' ')} ended with ${code}: ${error}`)
      return out
    },
    queueMails: (addresses, at = new Date()) =>
      withDatabase(async (database, secret) => {
        const { put } = mailQueue({ identity: mailIdentity(secret) })
        const mails = addresses.map((to) => ({ to, subject: 'x', text: 'x', html: 'x', headers: {} }))
        await put(mails, at, database)
      }),
    pathOf,
    async fileOf(name, rows) {
      await writeFile(pathOf(name), rows.map((row) => JSON.stringify(row)).join('\n'))
      return pathOf(name)
    },
    withDatabase,
    async close() {
      await created?.drop()
      await rm(directory, { recursive: true })
    },
  }
}
