import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { embeddedTemplate } from '../../../tests/support/embedded-template.ts'
import type { Database } from '../database/database.ts'
import { openEmbeddedDatabase } from '../database/embedded-database.ts'
import { everyInstanceOnWrites, type JobContext } from './job.ts'

let database: Database
let clock = 0
let runs = 0
let fault: Error | undefined

beforeAll(async () => {
  database = await openEmbeddedDatabase(undefined, await embeddedTemplate())
  await database.script('create table notes (id integer primary key)')
})
afterAll(() => database.close())
beforeEach(() => {
  clock = 1_000_000
  runs = 0
  fault = undefined
})

const jobOf = (work = () => Promise.resolve()) =>
  everyInstanceOnWrites({
    name: 'notes',
    everyMilliseconds: 500,
    complaint: 'notes could not be read',
    async run() {
      runs++
      if (fault !== undefined) throw fault
      await work()
    },
  })
const contextOf = (requested: Database): JobContext => ({
  area: 'test',
  owner: 'this one',
  database: requested,
  now: () => new Date(clock),
  isStopping: () => false,
})
const runTimes = async (times: number, { run } = jobOf(), requested = database) => {
  for (let time = 0; time < times; time++) await run(contextOf(requested))
  return runs
}

it('runs once while nothing is written, even if data are read', async () => {
  const job = jobOf(async () => void (await database.query('select id from notes')))
  expect(await runTimes(3, job)).toBe(1)
  await database.query('delete from notes where id = 404')
  await database.query('update notes set id = 2 where id = 404')
  await database.transaction(({ query }) => query('select id from notes for update'))
  expect(await runTimes(3, job)).toBe(1)
})

it('runs once more after a write', async () => {
  const job = jobOf()
  await runTimes(1, job)
  await database.query('insert into notes values (1)')
  expect(await runTimes(2, job)).toBe(2)
  await database.transaction(({ query }) => query('insert into notes values (2)'))
  expect(await runTimes(2, job)).toBe(3)
  await database.query('with gone as (delete from notes returning id) select id from gone')
  expect(await runTimes(2, job)).toBe(4)
  await database.script('truncate notes')
  expect(await runTimes(2, job)).toBe(5)
})

it('runs again after its own writes, and after writes during a run', async () => {
  let left = 2
  const job = jobOf(async () => {
    if (left-- > 0) await database.query('insert into notes values ($1)', [10 + left])
  })
  expect(await runTimes(5, job)).toBe(3)
})

it('notices the writes of a transaction when it ends, not before', async () => {
  const before = database.writes?.()
  let within: number | undefined
  await database.transaction(async ({ query }) => {
    await query('insert into notes values (20)')
    within = database.writes?.()
  })
  expect(within).toBe(before)
  expect(database.writes?.()).not.toBe(before)
})

it('runs after some time without a write, and when the clock was put back', async () => {
  const job = jobOf()
  await runTimes(2, job)
  clock += 3_999
  expect(await runTimes(1, job)).toBe(1)
  clock += 1
  expect(await runTimes(2, job)).toBe(2)
  clock -= 3_600_000
  expect(await runTimes(2, job)).toBe(3)
})

it('is tried again at once after a failure', async () => {
  const job = jobOf()
  await runTimes(1, job)
  await database.script('truncate notes')
  fault = new Error('away')
  await expect(runTimes(1, job)).rejects.toThrow('away')
  await expect(runTimes(1, job)).rejects.toThrow('away')
  fault = undefined
  expect(await runTimes(2, job)).toBe(4)
})

it('runs each time if other processes can write, too', async () => {
  expect(await runTimes(3, jobOf(), { ...database, writes: undefined })).toBe(3)
})
