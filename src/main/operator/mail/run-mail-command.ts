import type { Config } from '../../settings/config.ts'
import type { Command } from '../arguments.ts'
import { withDatabase } from '../operator-database.ts'
import { runMail } from './run-mail.ts'

export async function runMailCommand({
  command,
  config,
  directory,
}: {
  command: Extract<Command, { name: 'mail' | 'followers' }>
  config: Config
  directory: string
}): Promise<void> {
  await withDatabase({ config, dryRun: false }, async (database) => {
    console.log(await runMail({ command, config, directory, database, now: () => new Date() }))
  })
}
