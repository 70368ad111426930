import { useMemoryFolder } from './memory-folder.ts'
import { openTestPostgres, postgresPrograms } from './test-postgres.ts'

/**
 * One PostgreSQL for all test files, where the machine has it and TEST_DATABASE_URL names no other: each file gets a
 * database of its own there, in a tenth of the time that an embedded one takes. With TEST_DATABASE_URL empty all run
 * on the embedded one.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const leaveMemory = await useMemoryFolder()
  if (process.env['TEST_DATABASE_URL'] !== undefined || postgresPrograms() === undefined) return leaveMemory
  const server = await openTestPostgres()
  process.env['TEST_DATABASE_URL'] = server.url
  return async () => {
    await server.close()
    await leaveMemory()
  }
}
