import type { Config } from '../../settings/config.ts'
import type { Command } from '../arguments.ts'
import { withDatabase } from '../operator-database.ts'
import { ownerKeyLines } from './run-owner-key.ts'
import { submissionsLines } from './run-submissions.ts'

export async function runOwner({
  command,
  config,
}: {
  command: Extract<Command, { name: 'owner-key' | 'submissions' }>
  config: Config
}): Promise<void> {
  await withDatabase({ config, dryRun: false }, async (database) => {
    const lines =
      command.name === 'owner-key'
        ? await ownerKeyLines(command, { database, config })
        : await submissionsLines(command, { database, config })
    for (const line of lines) console.log(line)
  })
}
