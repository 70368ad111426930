import type { Command } from '../arguments.ts'
import type { OperatorDeps } from '../operator-deps.ts'
import { runMail } from './run-mail.ts'

export async function runMailCommand(
  command: Extract<Command, { name: 'mail' | 'followers' }>,
  { config, directory, print, withDatabase }: OperatorDeps,
): Promise<void> {
  await withDatabase(async (database) => {
    print(await runMail({ command, config, directory, database, now: () => new Date() }))
  })
}
