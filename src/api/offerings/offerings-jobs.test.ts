import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  askJson,
  eventually,
  openOfferingsSite,
  seedOfferings,
} from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { openTestSite, type TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { Database } from '../database/database.ts'
import { saveContents } from '../transfer/save-contents.ts'
import { openCatalogue } from './catalogue/offerings.catalogue.ts'
import { moveStatuses } from './offerings.lifecycle.ts'
import { offeringsTransfer } from './offerings.transfer.ts'
import { saveOfferings } from './save-offerings.ts'

type Detail = Reply<Operations['getOffering']>
type Found = Reply<Operations['searchOfferings']>

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const seeded = day('2026-04-01')

let database: Database
let site: TestSite
let failing: string | undefined

beforeAll(async () => {
  const real = await openTestDatabase()
  database = {
    ...real,
    async query(sql, values) {
      if (failing !== undefined && sql.includes(failing)) {
        failing = undefined
        throw new Error('the database is away')
      }
      return real.query(sql, values)
    },
  }
  site = await openOfferingsSite({ rows: [{ name: 'First' }], now: () => seeded, database })
})
afterAll(() => site.close())
afterEach(() => {
  failing = undefined
})

const totalOf = async (requested: TestSite, q: string) =>
  (await askJson<Found>(requested, `/api/search?q=${q}`)).pagination.total
const foundIn = (requested: TestSite, q: string, wanted: number) =>
  eventually(
    () => totalOf(requested, q),
    (total) => total === wanted,
  )
const detail = (id: string) => askJson<Detail>(site, `/api/ico/${id}`)
const move = (at: Date) => moveStatuses({ database, now: at })
const statusesOf = async (id: string) => {
  const { status, changes } = await detail(id)
  return {
    status,
    moves: changes.map(({ source, difference }) => [source, ...difference.map((d) => d.after)]),
  }
}

describe('a row in the database', () => {
  it('can be any valid entry, and reads back unchanged', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\uD800', '\\u0000', '"', "'"))
    const keys = fc.constantFrom(
      'slogan',
      'symbol',
      'excerpt_ja',
      'desc',
      'country',
      'restricted_areas',
      'sold_tokens',
    )
    const rows = fc.sample(fc.dictionary(keys, fc.oneof(text, fc.double(), fc.bigInt().map(String))), 300)
    const offerings = rows.flatMap((row, n) => {
      const reading = offeringsTransfer.read({
        row: { ...row, name: `Any ${n}`, status: 0 },
        now: seeded.getTime(),
      })
      return 'content' in reading ? [reading.content] : []
    })
    const toSave = { contents: offerings, now: seeded, dryRun: false }
    await saveContents(offeringsTransfer, toSave, database)
    const again = await saveContents(offeringsTransfer, toSave, database)
    expect(again).toEqual({ added: 0, changed: 0, unchanged: offerings.length })
    expect(offerings.length).toBeGreaterThan(50)
  })

  it('appears in the search of every instance within a second after any write', async () => {
    const shared = { ...database, close: async () => {} }
    const other = await openTestSite({ environment: { DEMO: '0' }, now: () => seeded, database: shared })
    await seedOfferings({ rows: [{ name: 'Zebrafish' }], now: seeded }, database)
    for (const instance of [site, other]) expect(await foundIn(instance, 'zebrafish', 1)).toBe(1)
    await seedOfferings({ rows: [{ name: 'Zebrafish', hidden: true }], now: seeded }, database)
    expect(await foundIn(other, 'zebrafish', 0)).toBe(0)
    await other.close()
  })

  it('is found after a failure to read the change feed', async () => {
    failing = 'from offerings where changed_in >='
    await seedOfferings({ rows: [{ name: 'Phoenix' }], now: seeded }, database)
    expect(await foundIn(site, 'phoenix', 1)).toBe(1)
    expect(failing).toBeUndefined()
    expect(site.log).toContainEqual(
      expect.objectContaining({
        level: 40,
        msg: 'could not read the change feed of offerings; trying again',
      }),
    )
  })
})

describe('the catalogue', () => {
  it('applies a change once while a long transaction holds the feed back', async () => {
    const held: Database = {
      ...database,
      async query<Row>(sql: string, values?: readonly unknown[]) {
        // While an older transaction is still running, the database answers the query for the feed's position like this.
        if (sql.includes('pg_snapshot_xmin')) return [{ position: '1' }] as Row[]
        return database.query<Row>(sql, values)
      },
    }
    const catalogue = openCatalogue({ database: held })
    await catalogue.current()
    await catalogue.refresh()
    await seedOfferings({ rows: [{ name: 'Tortoise' }], now: seeded }, database)
    expect(await catalogue.refresh()).toEqual(['tortoise'])
    expect(await catalogue.refresh()).toEqual([])
    await seedOfferings({ rows: [{ name: 'Tortoise', slogan: 'Slow' }], now: seeded }, database)
    expect(await catalogue.refresh()).toEqual(['tortoise'])
  })
})

describe('the job for statuses', () => {
  const sale = { status: 0, ico_start: '2026-05-01', ico_end: '2026-05-31', created_at: '2026-01-01' }
  const goal = { usd: 100 }
  const rows = [
    { ...sale, name: 'Reached', raised_amount: { usd: 100 }, target_amount_min: goal },
    { ...sale, name: 'Missed', raised_amount: { usd: 99 }, target_amount_min: goal },
    { ...sale, name: 'Unknown', target_amount_min: goal },
    { ...sale, name: 'Pinned', raised_amount: { usd: 1 }, target_amount_min: goal, status_pinned: true },
    { ...sale, name: 'Only an end', ico_start: null, raised_amount: { usd: 1 }, target_amount_min: goal },
    { ...sale, name: 'Crossed', ico_start: '2026-06-30', raised_amount: { usd: 1 }, target_amount_min: goal },
  ]

  beforeAll(() => seedOfferings({ rows, now: seeded }, database))

  it('changes nothing before the start', async () => {
    expect(await move(new Date('2026-04-30T23:59:59Z'))).toBe(0)
  })

  it('opens a sale on its first day, once, with an entry in its history', async () => {
    expect(await move(day('2026-05-01'))).toBe(3)
    expect(await move(day('2026-05-02'))).toBe(0)
    expect(await statusesOf('reached')).toEqual({ status: 1, moves: [['calendar', 1]] })
  })

  it('closes a sale after its last day as succeeded or failed, and leaves it open while its amounts are unknown', async () => {
    expect(await move(new Date('2026-05-31T23:59:59Z'))).toBe(0)
    const [first, second] = await Promise.all([move(day('2026-06-01')), move(day('2026-06-01'))])
    expect(first + second).toBe(3)
    expect(await statusesOf('reached')).toEqual({
      status: 2,
      moves: [
        ['calendar', 2],
        ['calendar', 1],
      ],
    })
    expect(await statusesOf('missed')).toEqual({
      status: 3,
      moves: [
        ['calendar', 3],
        ['calendar', 1],
      ],
    })
    expect(await statusesOf('unknown')).toEqual({ status: 1, moves: [['calendar', 1]] })
    expect(await statusesOf('only-an-end')).toEqual({ status: 3, moves: [['calendar', 3]] })
  })

  it('skips sales that an operator has pinned and sales with inverted dates', async () => {
    expect(await move(day('2027-01-01'))).toBe(0)
    expect(await statusesOf('pinned')).toEqual({ status: 0, moves: [] })
    expect(await statusesOf('crossed')).toEqual({ status: 0, moves: [] })
  })

  it('is not reverted by an import of outdated data', async () => {
    await seedOfferings({ rows, now: day('2027-01-01') }, database)
    expect(await statusesOf('missed')).toMatchObject({ status: 3 })
    expect((await statusesOf('missed')).moves).toHaveLength(2)
  })

  it('updates more than one batch, although many earlier rows end later today', async () => {
    const row = { status: 1, ico_start: '2028-01-01', raised_amount: { usd: 1 }, target_amount_min: goal }
    const early = Array.from({ length: 600 }, (_, n) => ({
      ...row,
      name: `Early ${n}`,
      ico_end: '2028-02-02',
    }))
    const late = Array.from({ length: 3 }, (_, n) => ({ ...row, name: `Late ${n}`, ico_end: '2028-02-01' }))
    await seedOfferings({ rows: [...early, ...late], now: day('2028-01-15') }, database)
    await move(day('2028-01-31'))
    expect(await move(day('2028-02-02'))).toBe(3)
    expect(await move(day('2028-02-03'))).toBe(600)
  })

  it('does not overwrite a concurrent change', async () => {
    const row = { name: 'Edited', status: 0, ico_start: '2029-01-01' }
    await seedOfferings({ rows: [row], now: day('2028-12-01') }, database)
    const reading = offeringsTransfer.read({ row: { ...row, slogan: 'Mine' }, now: 0 })
    if ('errors' in reading) throw new Error('The row is a good one.')
    const owner = { offerings: [reading.content], source: 'owner' as const, now: day('2028-12-31') }
    const saving = database.transaction((queries) => saveOfferings(owner, queries))
    await Promise.all([saving, move(day('2029-01-01'))])
    await move(day('2029-01-01'))
    expect(await detail('edited')).toMatchObject({ slogan: 'Mine', status: 1 })
  })
})

describe('an operator', () => {
  const row = { name: 'Ours', status: 3, status_pinned: true }

  it('pins a status, and an import without the flag keeps it', async () => {
    await seedOfferings({ rows: [row], now: seeded }, database)
    await seedOfferings({ rows: [{ name: 'Ours', status: 1, slogan: 'New' }], now: seeded }, database)
    expect(await detail('ours')).toMatchObject({ status: 3, slogan: 'New' })
    await seedOfferings({ rows: [{ name: 'Ours', status: 1, status_pinned: false }], now: seeded }, database)
    expect(await detail('ours')).toMatchObject({ status: 1 })
  })
})
