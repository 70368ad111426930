import { readConfig } from '../settings/config.ts'
import type { OperatorDeps } from './command/operator-deps.ts'
import { complain } from './complain.ts'
import { databaseAccess, openOperatorDatabase, type OpenOperatorDatabase } from './operator-database.ts'
import { helpText, readCommand } from './read-command.ts'

interface Shell extends Pick<OperatorDeps, 'directory' | 'stdout' | 'stderr' | 'isStopped'> {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly openDatabase?: OpenOperatorDatabase
}

export async function runOperator(input: readonly string[], shell: Shell): Promise<number> {
  const { environment, openDatabase = openOperatorDatabase, ...streams } = shell
  const print = (line: string) => void shell.stdout.write(`${line}\n`)
  const printError = (line: string) => void shell.stderr.write(`${line}\n`)
  try {
    const command = readCommand(input)
    if (command === undefined) {
      print(helpText(input))
      return 0
    }
    const config = readConfig(environment)
    const withDatabase = databaseAccess(openDatabase, { config, printError })
    return (await command.run({ ...streams, config, print, printError, withDatabase })) === false ? 1 : 0
  } catch (error) {
    return complain(error, { printError })
  }
}
