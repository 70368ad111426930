import { useMemoryFolder } from './memory-folder.ts'
import { openTestPostgres, postgresPrograms } from './test-postgres.ts'

/**
 * Starts one PostgreSQL server for all test files, if the machine has PostgreSQL and TEST_DATABASE_URL names no server: a
 * database on it takes a tenth of the time of an embedded one. With an empty TEST_DATABASE_URL all tests use embedded databases.
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
