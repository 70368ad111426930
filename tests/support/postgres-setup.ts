import { useMemoryFolder } from './memory-folder.ts'
import { openTestPostgres, postgresPrograms } from './test-postgres.ts'

/**
 * Starts one PostgreSQL for all test files, if the machine has it and TEST_DATABASE_URL names no other: a database of its own
 * takes a tenth of the time of an embedded one. With an empty TEST_DATABASE_URL all tests use the embedded one.
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
