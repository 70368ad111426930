import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFakePostgres } from '../../../tests/support/fake-postgres.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import type { Database } from './database.ts'
import { openPostgresDatabase } from './postgres-database.ts'

let server: Awaited<ReturnType<typeof openFakePostgres>>
let database: Database

beforeEach(async () => {
  server = await openFakePostgres()
  database = openPostgresDatabase({ url: server.url, onIdleError: () => {} })
})
afterEach(async () => {
  await database.close()
  await server.close()
})

describe('a PostgreSQL that drops its connections in the middle of a transaction', () => {
  it('fails that transaction but not the process, and the next one works', async () => {
    const uncaught: unknown[] = []
    const note = (error: unknown) => uncaught.push(error)
    process.on('uncaughtException', note)
    const failed = database.transaction(async ({ query }) => {
      await server.dropConnections()
      await query('select 1')
    })
    await expect(failed).rejects.toThrow('Connection terminated unexpectedly')
    expect(await database.transaction(async () => 'done')).toBe('done')
    process.off('uncaughtException', note)
    expect(uncaught).toEqual([])
  })

  it('does not hide the error of the work itself', async () => {
    const failed = database.transaction(async () => {
      await server.dropConnections()
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
  })
})

it('an unreachable PostgreSQL fails the query within seconds', async () => {
  const away = openPostgresDatabase({
    url: `postgres://anyone@127.0.0.1:${await freePort()}/site`,
    onIdleError: () => {},
  })
  await expect(away.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await away.close()
})
