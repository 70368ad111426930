import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askJson,
  eventually,
  openOfferingsSite,
  seedOfferings,
} from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { fillDemo } from '../transfer/demo/demo-content.ts'
import { adsDemo, offeringsDemo } from './offerings.demo.ts'

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
const write = async (offerings: readonly object[], ads: readonly object[]) => {
  await writeFile(join(directory, 'offerings.ndjson'), textOf(offerings))
  await writeFile(join(directory, 'ads.ndjson'), textOf(ads))
}
const fill = (from = directory) =>
  fillDemo({ demos: [offeringsDemo, adsDemo], database: site.database, directory: from, now })
const sale = { item_id: 'sale', name: 'Sale', start_day: -2.5, end_day: 3, created_day: -10 }
const amounts = { raised_usd: 50, target_min_usd: '10.5', target_max_usd: null }
const ad = { ad_id: 'ad', item_id: 'sale', payer: 'Payer', start_day: -1, end_day: 1 }

describe('demo offerings', () => {
  it('are refused as a whole because of an invalid row, with its number', async () => {
    await write([sale, { name: 'Bad', url: 'nowhere' }], [])
    await expect(fill()).rejects.toThrow(/^Row 2 of .*offerings\.ndjson is invalid: .*not_a_url/)
    await write([sale], [{ ...ad, item_id: 'nobody' }])
    await expect(fill()).rejects.toThrow(/foreign key/)
    expect(await site.database.query('select 1 from offerings')).toEqual([])
  })

  it('with earlier versions have a history', async () => {
    const earlier = [
      { until_day: -6, end_day: 1, accept_coins: ['ETH'] },
      { until_day: -4, end_day: 2, accept_coins: ['ETH'] },
    ]
    await write(
      [
        { ...sale, accept_coins: ['ETH'], earlier },
        { ...sale, item_id: 'plain' },
      ],
      [],
    )
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
