import { readConfig } from '../settings/config.ts'
import { readArguments, usage, type Command } from './arguments.ts'
import { complain } from './complain.ts'
import { databaseAccess, openOperatorDatabase, type OpenOperatorDatabase } from './operator-database.ts'
import type { OperatorDeps } from './operator-deps.ts'

interface Shell extends Pick<OperatorDeps, 'directory' | 'stdout' | 'stderr' | 'isStopped'> {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Tests run many commands on one open database. */
  readonly openDatabase?: OpenOperatorDatabase
}

/** Runs one command, `['events', 'list']` for example, and returns the exit code of the process. */
export async function runOperator(input: readonly string[], shell: Shell): Promise<number> {
  const { environment, openDatabase = openOperatorDatabase, ...streams } = shell
  const print = (line: string) => void shell.stdout.write(`${line}\n`)
  const printError = (line: string) => void shell.stderr.write(`${line}\n`)
  try {
    const command = readArguments(input)
    if (command.name === 'help') {
      print(usage)
      return 0
    }
    const config = readConfig(environment)
    const withDatabase = databaseAccess(openDatabase, { config, printError })
    return (await run(command, { ...streams, config, print, printError, withDatabase })) === false ? 1 : 0
  } catch (error) {
    return complain(error, { printError })
  }
}

/**
 * Returns false where something could not be done. The code of a command is loaded when the command runs: loading is
 * most of the time that a short command takes.
 */
async function run(command: Exclude<Command, { name: 'help' }>, deps: OperatorDeps): Promise<boolean | void> {
  switch (command.name) {
    case 'airdrop':
      return (await import('./airdrop/run-airdrop.ts')).runAirdrop(command, deps)
    case 'events':
      return (await import('./events/run-events.ts')).runEvents(command, deps)
    case 'files':
      return (await import('./files/run-files.ts')).runFiles(command, deps)
    case 'inbox':
      return (await import('./inbox/run-inbox.ts')).runInbox(command, deps)
    case 'push':
      return (await import('./push/run-push.ts')).runPush(command, deps)
    case 'wallet':
      return (await import('./wallet/run-wallet.ts')).runWallet(command, deps)
    case 'posts':
      return (await import('./posts/run-posts.ts')).runPosts(command, deps)
    case 'owner-key':
    case 'submissions':
      return (await import('./owner/run-owner.ts')).runOwner(command, deps)
    case 'plans':
    case 'coupons':
    case 'subscriptions':
      return (await import('./purchase/run-purchase.ts')).runPurchase(command, deps)
    case 'mail':
    case 'followers':
      return (await import('./mail/run-mail-command.ts')).runMailCommand(command, deps)
    case 'import':
      return (await import('./run-transfer.ts')).runImport(command, deps)
    case 'export':
      return (await import('./run-transfer.ts')).runExport(command, deps)
  }
}
