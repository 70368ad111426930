import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedOfferings } from '../../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import { OfferingCell } from '../../../contract/shapes/offerings/offering-shapes.ts'
import type { Database, Queries } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { promisedFields } from '../../operations/promised-fields.ts'
import { presentCell } from '../offerings.presenter.ts'
import { cacheListed, type ListedOfferings } from './listed-offerings.ts'

const now = new Date('2026-04-01T00:00:00Z')
const maxKept = 5_000

let database: Database
let listed: ListedOfferings
let reads: string[][]
let beforeArrival: () => void | Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  await migrate({ database })
})
afterAll(() => database.close())
beforeEach(async () => {
  reads = []
  beforeArrival = () => {}
  const counted: Queries = {
    ...database,
    async query<Row>(sql: string, values?: readonly unknown[]) {
      reads.push([...((values?.[0] ?? []) as string[])])
      const rows = await database.query<Row>(sql, values)
      await beforeArrival()
      return rows
    },
  }
  listed = cacheListed(counted)
  await save('First', 'Second', 'Third')
})

const save = (...names: string[]) => seedOfferings({ rows: names.map((name) => ({ name })), now }, database)
const saySlogan = (name: string, slogan: string) =>
  seedOfferings({ rows: [{ name, slogan, hidden: false }], now }, database)
const idsOf = async (...ids: string[]) => (await listed.find(ids)).map(({ item_id }) => item_id)
const slogans = async (...ids: string[]) => (await listed.find(ids)).map(({ slogan }) => slogan)

describe('the cache of listed entries', () => {
  it('returns entries in the requested order, cached or not, and skips missing ones', async () => {
    expect(await idsOf('third', 'nobody', 'first')).toEqual(['third', 'first'])
    expect(await idsOf('first', 'second', 'nobody', 'third')).toEqual(['first', 'second', 'third'])
    expect(await idsOf()).toEqual([])
  })

  it('reads each entry once: later lists read missing entries in one query, or nothing', async () => {
    await idsOf('first', 'second')
    await idsOf('third', 'second', 'first')
    await idsOf('first', 'second', 'third')
    await idsOf()
    expect(reads).toEqual([['first', 'second'], ['third']])
  })

  it('reads only dropped entries again', async () => {
    await saySlogan('First', 'Old')
    await idsOf('first', 'second')
    await saySlogan('First', 'New')
    expect(await slogans('first')).toEqual(['Old'])
    listed.drop(['first'])
    expect(await slogans('first', 'second')).toEqual(['New', null])
    expect(reads).toEqual([['first', 'second'], ['first']])
  })

  it('gives exactly the declared fields, and the same cell object for each response', async () => {
    const promised = promisedFields(OfferingCell)
    const [entry] = await listed.find(['first'])
    if (entry === undefined) throw new Error('It was saved before.')
    expect(promised(presentCell(entry))).toBe(presentCell(entry))
  })

  it('skips an entry that was hidden and dropped', async () => {
    await idsOf('first', 'second')
    await seedOfferings({ rows: [{ name: 'First', hidden: true }], now }, database)
    listed.drop(['first'])
    expect(await idsOf('first', 'second')).toEqual(['second'])
    await saySlogan('First', '')
  })

  it('does not cache an entry that changed during the read', async () => {
    await saySlogan('First', 'Old')
    beforeArrival = async () => {
      beforeArrival = () => {}
      await saySlogan('First', 'New')
      listed.drop(['first'])
    }
    expect(await slogans('first')).toEqual(['Old'])
    expect(await slogans('first')).toEqual(['New'])
    expect(await slogans('first')).toEqual(['New'])
    expect(reads).toHaveLength(2)
  })

  it('reads again after a failure', async () => {
    beforeArrival = () => {
      beforeArrival = () => {}
      throw new Error('the database is away')
    }
    await expect(idsOf('first')).rejects.toThrow('the database is away')
    expect(await idsOf('first')).toEqual(['first'])
  })

  it('has a maximum size and drops the oldest entries first', async () => {
    const names = Array.from({ length: maxKept }, (_, n) => `Many ${n}`)
    const ids = names.map((name) => name.toLowerCase().replace(' ', '-'))
    await save(...names)
    await idsOf(...ids)
    await idsOf('first')
    reads = []
    await idsOf('first', ...ids.slice(1))
    expect(reads).toEqual([])
    await idsOf('many-0')
    expect(reads).toEqual([['many-0']])
  })
})
