import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../../tests/support/test-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

let database: Database
let directory: string

beforeAll(async () => {
  database = await openEmptyDatabase()
  directory = await mkdtemp(join(tmpdir(), 'kawara-migrations-'))
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})
beforeEach(async () => {
  await rm(directory, { recursive: true })
  directory = await mkdtemp(join(tmpdir(), 'kawara-migrations-'))
  await database.script('drop table if exists schema_migrations, coins, prices, steps cascade')
  await add('0001_coins.sql', 'create table coins (id text); create table steps (name text);')
  await add('0002_prices.sql', "create table prices (id text); insert into steps values ('prices');")
})

const add = (name: string, sql: string) => writeFile(join(directory, name), sql)
const run = () => migrate({ database, directory })
const steps = async () =>
  (await database.query<{ name: string }>('select name from steps')).map(({ name }) => name)

describe('migrations', () => {
  it('run in order, once', async () => {
    expect(await run()).toEqual(['0001_coins.sql', '0002_prices.sql'])
    expect(await run()).toEqual([])
    expect(await steps()).toEqual(['prices'])
  })

  it('run only if they are new', async () => {
    await run()
    await add('0003_more.sql', "insert into steps values ('more')")
    expect(await run()).toEqual(['0003_more.sql'])
    expect(await steps()).toEqual(['prices', 'more'])
  })

  it('run once when several instances start at the same time', async () => {
    const ran = await Promise.all([run(), run(), run(), run()])
    expect(ran.flat().sort()).toEqual(['0001_coins.sql', '0002_prices.sql'])
    expect(await steps()).toEqual(['prices'])
  })

  it('name a file that was changed after it ran', async () => {
    await run()
    await add('0001_coins.sql', 'create table coins (id text, name text)')
    await expect(run()).rejects.toThrow('Migration 0001_coins.sql was changed after it ran here')
  })

  it('roll back a failing file, keep those before it, and run it again once it is corrected', async () => {
    await add('0003_more.sql', "insert into steps values ('more'); insert into nowhere values (1)")
    await expect(run()).rejects.toThrow('nowhere')
    expect(await steps()).toEqual(['prices'])
    await add('0003_more.sql', "insert into steps values ('more')")
    expect(await run()).toEqual(['0003_more.sql'])
    expect(await steps()).toEqual(['prices', 'more'])
  })

  it('ignore other files in the directory', async () => {
    await add('README.md', 'About this directory')
    await add('3_short_number.sql', 'this is not SQL')
    expect(await run()).toEqual(['0001_coins.sql', '0002_prices.sql'])
  })
})
