import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { runClaimed, type Run } from './claimed-run.ts'
import { releaseJobs } from './job-claims.store.ts'

let database: Database
let clock = 0
const now = () => new Date(clock)

beforeAll(async () => {
  database = await openTestDatabase()
  await migrate({ database })
  await database.script('create table pieces (number integer primary key, owner text not null)')
})
afterAll(() => database.close())
beforeEach(async () => {
  clock = 1_000_000
  await database.script('delete from job_claims; delete from pieces')
})

const count = (owner: string, fail?: Error) =>
  runClaimed<number>({
    job: 'count',
    owner,
    database,
    now,
    async run(at = 0): Promise<Run<number>> {
      if (fail !== undefined) throw fail
      return {
        at: at + 1,
        dueIn: 60_000,
        write: async ({ query }) =>
          void (await query('insert into pieces (number, owner) values ($1, $2)', [at + 1, owner])),
      }
    },
  })
const pieces = async () =>
  (
    await database.query<{ number: number; owner: string }>(
      'select number, owner from pieces order by number',
    )
  ).map(({ number, owner }) => `${number} ${owner}`)

it('one of many instances does the job, when it is due', async () => {
  const done = await Promise.all(['a', 'b', 'c'].map((owner) => count(owner)))
  expect(done.filter((did) => did)).toHaveLength(1)
  await Promise.all(['a', 'b', 'c'].map((owner) => count(owner)))
  expect(await pieces()).toHaveLength(1)
})

it('another instance continues where one has stopped', async () => {
  await count('a')
  clock += 60_000
  expect(await count('b')).toBe(false)
  await releaseJobs('a', database)
  expect(await count('b')).toBe(true)
  expect(await pieces()).toEqual(['1 a', '2 b'])
})

it('another instance continues when a claim has expired, and the slow one writes nothing', async () => {
  let takenOver: Promise<boolean> | undefined
  const late = runClaimed<number>({
    job: 'count',
    owner: 'late',
    database,
    now,
    async run() {
      await database.script(`update job_claims set claimed_until = now() - interval '1 second'`)
      takenOver = count('quick')
      await takenOver
      return {
        at: 9,
        dueIn: 0,
        write: async ({ query }) => void (await query(`insert into pieces values (9, 'late')`)),
      }
    },
  })
  await expect(late).rejects.toThrow('Another instance has claimed the job count')
  expect(await takenOver).toBe(true)
  expect(await pieces()).toEqual(['1 quick'])
})

it('after each failure it waits longer, and continues from its progress', async () => {
  await count('a')
  clock += 60_000
  await expect(count('a', new Error('away'))).rejects.toThrow('away')
  expect(await count('a')).toBe(false)
  clock += 2_000
  await expect(count('a', new Error('away'))).rejects.toThrow('away')
  clock += 3_999
  expect(await count('a')).toBe(false)
  clock += 1
  expect(await count('a')).toBe(true)
  expect(await pieces()).toEqual(['1 a', '2 a'])
})

it('a source that says how long to wait is not asked before', async () => {
  await expect(count('a', Object.assign(new Error('busy'), { waitMilliseconds: 30_000 }))).rejects.toThrow(
    'busy',
  )
  clock += 29_999
  expect(await count('a')).toBe(false)
  clock += 1
  expect(await count('a')).toBe(true)
})

it('a part of the work that cannot be written does not count as progress', async () => {
  await database.query(`insert into pieces values (1, 'in the way')`)
  await expect(count('a')).rejects.toThrow('duplicate key')
  await database.script('delete from pieces')
  clock += 2_000
  expect(await count('a')).toBe(true)
  expect(await pieces()).toEqual(['1 a'])
})

it('a job that is not due writes nothing, whichever instance asks', async () => {
  await count('a')
  const stored = () => database.query('select xmin::text, xmax::text, ctid::text from job_claims')
  const before = await stored()
  for (const owner of ['a', 'b']) expect(await count(owner)).toBe(false)
  expect(await stored()).toEqual(before)
})
