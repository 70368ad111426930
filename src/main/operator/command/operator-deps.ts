import type { Database } from '../../../api/database/database.ts'
import type { Config } from '../../settings/config.ts'

export interface OperatorDeps {
  readonly config: Config
  /** The directory in which the operator typed the command; `npm run` itself changes to the root of the project. */
  readonly directory: string
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
  /** True after Ctrl-C. The command then ends as soon as it can; stored rows stay. */
  readonly isStopped: () => boolean
  /** Opens the database of the site, brings it up to date unless this is a dry run, and closes it after the work. */
  readonly withDatabase: WithDatabase
}

export type WithDatabase = <Result>(
  work: (database: Database) => Promise<Result>,
  options?: { readonly dryRun: boolean },
) => Promise<Result>

export async function printLines(
  { print, withDatabase }: OperatorDeps,
  work: (database: Database) => Promise<readonly string[]>,
): Promise<void> {
  await withDatabase(async (database) => {
    for (const line of await work(database)) print(line)
  })
}
