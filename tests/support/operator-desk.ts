import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Database } from '../../src/api/database/database.ts'
import { mailIdentity } from '../../src/api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../src/api/outbound/mail/mail-queue.store.ts'
import { databaseAccess } from '../../src/main/operator/operator-database.ts'
import { runOperator } from '../../src/main/operator/run-operator.ts'
import { readConfig } from '../../src/main/settings/config.ts'
import type { Ran } from './command-process.ts'
import { lineFile } from './line-file.ts'
import { openTestDatabase } from './test-database.ts'
import { testSecret } from './test-site.ts'

export interface OperatorDesk {
  readonly site: (...input: string[]) => Promise<Ran>
  /** Runs a command with further environment variables. */
  readonly siteWith: (environment: Readonly<Record<string, string>>, ...input: string[]) => Promise<Ran>
  /** Returns the standard output; rejects when the command fails or writes to the standard error. */
  readonly stated: (...input: string[]) => Promise<string>
  readonly queueMails: (addresses: readonly string[], at?: Date) => Promise<void>
  /** The path of a file in the directory of this desk. The file need not exist. */
  readonly pathOf: (name: string) => string
  readonly fileOf: (name: string, lines: readonly (string | object)[]) => Promise<string>
  readonly withDatabase: <Result>(
    work: (database: Database, secret: string) => Promise<Result>,
  ) => Promise<Result>
  readonly close: () => Promise<void>
}

export async function openOperatorDesk(
  openDatabase: () => Promise<Database> = openTestDatabase,
): Promise<OperatorDesk> {
  const directory = await mkdtemp(join(tmpdir(), 'kawara-operator-'))
  const database = await openDatabase()
  const pathOf = (name: string) => join(directory, name)
  const siteWith = (more: Readonly<Record<string, string>>, ...input: string[]) => {
    const environment = { DATA_DIR: pathOf('data'), SECRET: testSecret, ...more }
    return runHere(input, { database, directory, environment })
  }
  const site = (...input: string[]) => siteWith({}, ...input)
  return {
    site,
    siteWith,
    async stated(...input) {
      const { code, out, error } = await site(...input)
      if (code !== 0 || error !== '') throw new Error(`${input.join(' ')} ended with ${code}: ${error}`)
      return out
    },
    async queueMails(addresses, at = new Date()) {
      const { put } = mailQueue({ identity: mailIdentity(testSecret) })
      const mails = addresses.map((to) => ({ to, subject: 'x', text: 'x', html: 'x', headers: {} }))
      await put(mails, at, database)
    },
    pathOf,
    fileOf: (name, lines) => lineFile(directory, name, lines),
    withDatabase: (work) => work(database, testSecret),
    async close() {
      await database.close()
      await rm(directory, { recursive: true })
    },
  }
}

interface Here {
  readonly environment: Readonly<Record<string, string>>
  readonly directory: string
  readonly database?: Database
}

/** Runs an operator command in this process, with only these environment variables. */
export async function runHere(
  input: readonly string[],
  { environment, directory, database }: Here,
): Promise<Ran> {
  const [out, error] = [collector(), collector()]
  const code = await runOperator(input, {
    readConfig: () => readConfig(environment),
    directory,
    stdout: out.stream,
    stderr: error.stream,
    isStopped: () => false,
    ...(database && {
      withDatabase: databaseAccess(async () => ({ ...database, close: async () => {} })),
    }),
  })
  return { code, out: out.text(), error: error.text() }
}

function collector() {
  const chunks: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  return { stream, text: () => chunks.join('') }
}
