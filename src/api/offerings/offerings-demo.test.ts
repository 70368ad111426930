import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askJson,
  eventually,
  openOfferingsSite,
  seedAds,
  seedOfferings,
} from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import { fillDemo } from '../transfer/demo/demo-content.ts'
import { adsDemo, offeringsDemo } from './offerings.demo.ts'
import { offeringsTransfer } from './offerings.transfer.ts'

const now = new Date('2026-04-16T08:20:00Z')
let site: TestSite
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-demo-'))
  site = await openOfferingsSite({ rows: [], now: () => now })
})
afterAll(async () => {
  await site.close()
  await rm(directory, { recursive: true })
})

const textOf = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
const write = async (
  offerings: readonly object[],
  ads: readonly object[],
  history: readonly object[] = [],
) => {
  await writeFile(join(directory, 'offerings-history.ndjson'), textOf(history))
  await writeFile(join(directory, 'offerings.ndjson'), textOf(offerings))
  await writeFile(join(directory, 'ads.ndjson'), textOf(ads))
}
const fill = (from = directory) =>
  fillDemo({ demos: [offeringsDemo, adsDemo], database: site.database, directory: from, now })
const sale = {
  item_id: 'sale',
  name: 'Sale',
  ico_start: '2026-11-17T12:00Z',
  ico_end: '2026-11-23',
  created_at: '2026-11-10',
}
const amounts = { raised_amount: 50, target_amount_min: '10.5', target_amount_max: null }
const adRow = { ad_id: 'ad', payer: 'Payer', starts_at: '2026-04-15', ends_at: '2026-04-18' }
const ad = { ad_id: 'ad', item_id: 'sale', payer: 'Payer', starts_at: '2026-11-19', ends_at: '2026-11-21' }

describe('demo offerings', () => {
  it('are refused as a whole because of an invalid row, with its number', async () => {
    await write([sale, { name: 'Bad', url: 'nowhere' }], [])
    await expect(fill()).rejects.toThrow(/^Row 2 of .*offerings\.ndjson is invalid: .*not_a_url/)
    await write([sale], [{ ...ad, item_id: 'nobody' }])
    await expect(fill()).rejects.toThrow(/foreign key/)
    expect(await site.database.query('select 1 from offerings')).toEqual([])
  })

  it('with earlier versions have a history', async () => {
    const history = [
      { item_id: 'sale', ico_end: '2026-11-21', updated_at: '2026-11-10' },
      { item_id: 'sale', ico_end: '2026-11-22', updated_at: '2026-11-14' },
    ]
    const latest = { ...sale, updated_at: '2026-11-16' }
    await write([latest, { ...sale, item_id: 'plain' }], [], history)
    expect(await fill()).toBe(2)
    const detail = await askJson<Reply<Operations['getOffering']>>(site, '/api/ico/sale')
    expect(detail.ico_end).toBe('2026-04-19T08:00:00.000Z')
    expect(detail.updated_at).toBe('2026-04-12T08:00:00.000Z')
    expect(detail.changes.map(({ changed_at, difference }) => ({ changed_at, difference }))).toMatchObject([
      { changed_at: '2026-04-12T08:00:00.000Z', difference: [{ field: 'ico_end' }] },
      { changed_at: '2026-04-10T08:00:00.000Z', difference: [{ field: 'ico_end' }] },
    ])
    await site.database.query('delete from offerings')
  })

  it('fill empty tables with dates around today, to the hour', async () => {
    await write([{ ...sale, ...amounts }], [ad])
    expect(await fill()).toBe(1)
    expect(await askJson<Reply<Operations['getOffering']>>(site, '/api/ico/sale')).toMatchObject({
      status: 1,
      ico_start: '2026-04-13T20:00:00.000Z',
      ico_end: '2026-04-19T08:00:00.000Z',
      created_at: '2026-04-06T08:00:00.000Z',
      raised_amount: { usd: '50' },
      target_amount_min: { usd: '10.5' },
      target_amount_max: { usd: null },
      changes: [],
    })
    const { items } = await eventually(
      () => askJson<Reply<Operations['listAds']>>(site, '/api/ads'),
      (ads) => ads.items.length > 0,
    )
    expect(items).toMatchObject([{ ad_id: 'ad', item_id: 'sale', until: '2026-04-17T08:00:00.000Z' }])
  })

  it('are marked as such, with their advertisements, until an import says otherwise', async () => {
    const { items } = await eventually(
      () => askJson<Reply<Operations['searchOfferings']>>(site, '/api/search'),
      (list) => list.items.length > 0,
    )
    expect(items).toMatchObject([{ item_id: 'sale', is_demo: true }])
    const ads = () => askJson<Reply<Operations['listAds']>>(site, '/api/ads')
    expect((await ads()).items).toMatchObject([{ ad_id: 'ad', is_demo: true }])
    const isDemo = async () =>
      (await askJson<Reply<Operations['getOffering']>>(site, '/api/ico/sale')).is_demo
    expect(await isDemo()).toBe(true)

    const exported: unknown[] = []
    await offeringsTransfer.exportTo(async (rows) => void exported.push(...rows), site.database)
    const importRows = (rows: readonly Readonly<Record<string, unknown>>[]) =>
      seedOfferings({ rows, now }, site.database)
    await importRows(exported.filter(isRecord))
    expect(await isDemo()).toBe(true)
    await importRows([{ item_id: 'sale', name: 'Sale', is_demo: false }])
    expect(await isDemo()).toBe(false)
    await seedAds([{ ...adRow, item_id: 'sale' }], site.database)
    await eventually(ads, ({ items: [shown] }) => shown?.is_demo === false)
  })

  it('do not change tables with content', async () => {
    await write([{ ...sale, name: 'Another' }], [])
    expect(await fill()).toBe(0)
    await site.database.script('delete from ads; delete from offerings')
    await seedOfferings({ rows: [{ name: 'Imported' }], now }, site.database)
    await write([sale], [ad])
    expect(await fill()).toBe(0)
    expect(await site.database.query('select 1 from ads')).toEqual([])
  })

  it('of this repository are valid', async () => {
    await site.database.script('delete from ads; delete from offerings')
    const count = await fill(resolve(import.meta.dirname, '../../../db/demo'))
    expect(await site.database.query('select 1 from offerings')).toHaveLength(count)
    expect(count).toBeGreaterThan(100)
  })
})
