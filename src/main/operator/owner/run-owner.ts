import type { Command } from '../arguments.ts'
import type { OperatorDeps } from '../operator-deps.ts'
import { ownerKeyLines } from './run-owner-key.ts'
import { submissionsLines } from './run-submissions.ts'

export async function runOwner(
  command: Extract<Command, { name: 'owner-key' | 'submissions' }>,
  { config, print, withDatabase }: OperatorDeps,
): Promise<void> {
  await withDatabase(async (database) => {
    const lines =
      command.name === 'owner-key'
        ? await ownerKeyLines(command, { database, config })
        : await submissionsLines(command, { database, config })
    for (const line of lines) print(line)
  })
}
