import type { Config } from '../settings/config.ts'
import type { OperatorDeps, WithDatabase } from './command/operator-deps.ts'
import { complain } from './complain.ts'
import { databaseAccess, openOperatorDatabase } from './operator-database.ts'
import { helpText, readCommand } from './read-command.ts'

interface Shell extends Pick<OperatorDeps, 'directory' | 'stdout' | 'stderr' | 'isStopped'> {
  readonly readConfig: () => Config
  /** The open database of a running site. Without it the command opens the database and closes it. */
  readonly withDatabase?: WithDatabase
}

export async function runOperator(input: readonly string[], shell: Shell): Promise<number> {
  const { readConfig, ...streams } = shell
  const print = (line: string) => void shell.stdout.write(`${line}\n`)
  const printError = (line: string) => void shell.stderr.write(`${line}\n`)
  try {
    const command = readCommand(input)
    if (command === undefined) {
      print(helpText(input))
      return 0
    }
    const config = readConfig()
    const withDatabase =
      shell.withDatabase ?? databaseAccess(() => openOperatorDatabase({ config, printError }))
    return (await command.run({ ...streams, config, print, printError, withDatabase })) === false ? 1 : 0
  } catch (error) {
    return complain(error, { printError })
  }
}
