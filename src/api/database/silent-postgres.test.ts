import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFaultyProxy, type FaultyProxy } from '../../../tests/support/faulty-proxy.ts'
import {
  openTestPostgres,
  postgresPrograms,
  type TestPostgres,
} from '../../../tests/support/test-postgres.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import type { Database, Queries } from './database.ts'
import { openPostgresDatabase } from './postgres-database.ts'

const standard = { statement: 300, lock: 200, idleTransaction: 400 }
const long = { statement: 60_000, lock: 60_000, idleTransaction: 60_000 }

let server: TestPostgres
let proxy: FaultyProxy
let database: Database

beforeAll(async () => {
  server = await openTestPostgres()
})
afterAll(() => server.close())
beforeEach(async () => {
  proxy = await openFaultyProxy(server.url)
  database = openPostgresDatabase({
    url: proxy.url,
    onIdleError: () => {},
    deadlines: { default: standard, long },
  })
})
afterEach(async () => {
  proxy.drop()
  await database.close()
  await proxy.close()
})

const answers = async () => expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])

describe('a database that stops answering', () => {
  it('fails queries, and recovers by itself', async () => {
    await answers()
    proxy.freeze()
    await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable)
    proxy.thaw()
    await answers()
  })

  it('in the middle of a transaction fails it, and the connection is not reused', async () => {
    await answers()
    expect(proxy.taken()).toBe(1)
    const failed = database.transaction(async ({ query }) => {
      proxy.freeze()
      await query('select 1')
    })
    await expect(failed).rejects.toThrow(DatabaseUnavailable)
    proxy.thaw()
    await answers()
    expect(proxy.taken()).toBe(2)
  })

  it('before a connection is open fails it too', async () => {
    proxy.freeze()
    await expect(database.transaction(async ({ query }) => query('select 1'))).rejects.toThrow(
      DatabaseUnavailable,
    )
    proxy.thaw()
    await answers()
  })

  it('does not hide the error of a transaction’s work', async () => {
    const failed = database.transaction(async () => {
      proxy.freeze()
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    proxy.thaw()
    await answers()
  })
})

it.each(['drop', 'refuse'] as const)(
  'a database recovers after faults of its connections: %s',
  async (fault) => {
    await answers()
    const requested = database.transaction(async ({ query }) => {
      await proxy[fault]()
      await query('select 1')
    })
    await expect(requested).rejects.toThrow(DatabaseUnavailable)
    await proxy.accept()
    await answers()
  },
)

describe('a statement past its deadline', () => {
  it('that keeps working fails as too slow, and its connection is reused', async () => {
    await expect(database.query('select pg_sleep(3)')).rejects.toThrow(DatabaseUnavailable)
    await answers()
  })

  it('that waits for a lock fails, and the holder of the lock continues', async () => {
    await database.script('create table if not exists notes (id integer primary key)')
    const held = database.transaction(
      async ({ query }) => {
        await query('insert into notes values (1)')
        await expect(database.query('insert into notes values (1)')).rejects.toThrow(DatabaseUnavailable)
      },
      { deadline: 'long' },
    )
    await held
    expect(await database.query('select id from notes')).toEqual([{ id: 1 }])
  })

  it.runIf(postgresPrograms() !== undefined)(
    'an idle transaction is ended, and those that wait for its locks continue',
    async () => {
      await database.script('create table if not exists drafts (id integer primary key)')
      const written = Promise.withResolvers<void>()
      const woken = Promise.withResolvers<void>()
      const forgotten = database.transaction(async ({ query }) => {
        await query('insert into drafts values (1)')
        written.resolve()
        await woken.promise
      })
      await written.promise
      const patient = await database.transaction(
        async ({ query }) => query<{ id: number }>('insert into drafts values (1) returning id'),
        { deadline: 'long' },
      )
      expect(patient).toEqual([{ id: 1 }])
      woken.resolve()
      await expect(forgotten).rejects.toThrow(DatabaseUnavailable)
    },
  )

  it('may take longer with the long deadline', async () => {
    const slow = async ({ query }: Queries) => query<{ slept: string }>('select pg_sleep(2)::text as slept')
    await expect(database.transaction(slow)).rejects.toThrow(DatabaseUnavailable)
    expect(await database.transaction(slow, { deadline: 'long' })).toEqual([{ slept: '' }])
  })
})
