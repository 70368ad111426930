import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFaultyProxy, type FaultyProxy } from '../../../tests/support/faulty-proxy.ts'
import {
  openTestPostgres,
  postgresPrograms,
  type TestPostgres,
} from '../../../tests/support/test-postgres.ts'
import { DatabaseAway } from './database-away.ts'
import type { Database, Queries } from './database.ts'
import { openPostgresDatabase } from './postgres-database.ts'

/** As the site's, and shorter: the test waits for them. */
const usual = { statement: 300, lock: 200, idleTransaction: 400 }
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
    deadlines: { usual, long },
  })
})
afterEach(async () => {
  proxy.drop()
  await database.close()
  await proxy.close()
})

const answers = async () => expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])

describe('a database that falls silent', () => {
  it('fails what is asked, and heals by itself', async () => {
    await answers()
    proxy.freeze()
    await expect(database.query('select 1')).rejects.toThrow(DatabaseAway)
    proxy.thaw()
    await answers()
  })

  it('in the middle of a transaction fails it, and its connection is given to nobody', async () => {
    await answers()
    expect(proxy.taken()).toBe(1)
    const failed = database.transaction(async ({ query }) => {
      proxy.freeze()
      await query('select 1')
    })
    await expect(failed).rejects.toThrow(DatabaseAway)
    proxy.thaw()
    await answers()
    expect(proxy.taken()).toBe(2)
  })

  it('before a connection stands fails it too', async () => {
    proxy.freeze()
    await expect(database.transaction(async ({ query }) => query('select 1'))).rejects.toThrow(DatabaseAway)
    proxy.thaw()
    await answers()
  })

  it('does not hide what the work of a transaction failed of', async () => {
    const failed = database.transaction(async () => {
      proxy.freeze()
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    proxy.thaw()
    await answers()
  })
})

it.each(['drop', 'refuse'] as const)('a database whose connections it does %s comes back', async (fault) => {
  await answers()
  const requested = database.transaction(async ({ query }) => {
    await proxy[fault]()
    await query('select 1')
  })
  await expect(requested).rejects.toThrow(DatabaseAway)
  await proxy.accept()
  await answers()
})

describe('a statement past its deadline', () => {
  it('that works on and on fails as too slow, and its connection serves the next', async () => {
    await expect(database.query('select pg_sleep(3)')).rejects.toThrow(DatabaseAway)
    await answers()
  })

  it('that waits for the lock of another fails, and the other goes on', async () => {
    await database.script('create table if not exists notes (id integer primary key)')
    const held = database.transaction(
      async ({ query }) => {
        await query('insert into notes values (1)')
        await expect(database.query('insert into notes values (1)')).rejects.toThrow(DatabaseAway)
      },
      { deadline: 'long' },
    )
    await held
    expect(await database.query('select id from notes')).toEqual([{ id: 1 }])
  })

  it.runIf(postgresPrograms() !== undefined)(
    'a transaction that asks nothing any more is ended, and whoever waits for it goes on',
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
      await expect(forgotten).rejects.toThrow(DatabaseAway)
    },
  )

  it('may take longer in work that says so', async () => {
    const slow = async ({ query }: Queries) => query<{ slept: string }>('select pg_sleep(2)::text as slept')
    await expect(database.transaction(slow)).rejects.toThrow(DatabaseAway)
    expect(await database.transaction(slow, { deadline: 'long' })).toEqual([{ slept: '' }])
  })
})
