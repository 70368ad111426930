import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askJson,
  eventually,
  openOfferingsSite,
  seedOfferings,
} from '../../../tests/support/offerings-site.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'
import type { Database } from '../database/database.ts'
import { moveStatuses } from './offerings.lifecycle.ts'

interface Found {
  items: { item_id: string; status: number; kind: string | null; lapsed: boolean; updated_at: string }[]
  pagination: { total: number }
  counts: { sections: Record<string, number>; statuses: Record<string, number> }
}
interface Detail {
  kind: string | null
  source: string | null
  as_of: string | null
  updated_at: string
  changes: { difference: { field: string; before: unknown; after: unknown }[] }[]
}

const origin = { source: 'TORD v4 / ICObench', as_of: '2025-03-31' }
const over = { ico_start: '2020-06-25', ico_end: '2021-01-31', phase: 'finished', ...origin }
const rows = [
  { item_id: 'silent-outcome', name: 'Silent Outcome', ...over },
  { item_id: 'known-failure', name: 'Known Failure', status: 3, kind: 'IEO', ...over },
  { item_id: 'known-success', name: 'Known Success', status: 2, kind: 'ICO', ...over },
  {
    item_id: 'endless',
    name: 'Endless',
    status: 1,
    ico_start: '2018-07-04',
    as_of: '2018-07-14',
    source_url: 'https://www.icodrops.com/endless/',
  },
  {
    item_id: 'still-heard-of',
    name: 'Still Heard Of',
    status: 1,
    ico_start: '2018-07-04',
    updated_at: '2026-01-10T00:00:00Z',
  },
  {
    item_id: 'to-come',
    name: 'To Come',
    status: 0,
    ico_start: '2027-01-01',
    not_us: true,
    updated_at: '2026-01-10T00:00:00Z',
  },
]
let now = new Date('2026-04-16T00:00:00Z')
let database: Database
let site: TestSite
beforeAll(async () => {
  database = await openTestDatabase()
  site = await openOfferingsSite({ rows, now: () => now, database })
})
afterAll(() => site.close())

const search = (query = '') => askJson<Found>(site, `/api/search${query}`)
const idsOf = ({ items }: Found) => items.map(({ item_id }) => item_id).sort()

describe('a sale without a stated outcome', () => {
  it('is neither found nor counted as failed', async () => {
    const failures = await search('?incoming=0&ongoing=0&succeeded=0')
    expect(idsOf(failures)).toEqual(['known-failure'])
    expect(failures.counts.statuses).toMatchObject({ succeeded: 1, failed: 1, outcomeUnknown: 2 })
  })

  it('is found by its own box and in the tab Finished', async () => {
    const unknown = await search('?incoming=0&ongoing=0&succeeded=0&failed=0&outcomeUnknown=1')
    expect(idsOf(unknown)).toEqual(['endless', 'silent-outcome'])
    const finished = await search('?incoming=0&ongoing=0')
    expect(idsOf(finished)).toEqual(['endless', 'known-failure', 'known-success', 'silent-outcome'])
    expect(finished.counts.sections).toMatchObject({ all: 6, finished: 4 })
    const stated = await search('?incoming=0&ongoing=0&outcomeUnknown=0')
    expect(idsOf(stated)).toEqual(['known-failure', 'known-success'])
  })
})

describe('a sale that began long ago and has no end', () => {
  it('is no longer ongoing when no source has mentioned it for a year', async () => {
    const ongoing = await search('?incoming=0&succeeded=0&failed=0')
    expect(idsOf(ongoing)).toEqual(['still-heard-of'])
    expect(ongoing.counts.sections).toMatchObject({ ongoing: 1 })
  })

  it('lapses by the job without a new update time, and is ongoing again after an update', async () => {
    now = new Date('2027-01-10T00:00:00Z')
    await moveStatuses({ database, now })
    const lapsed = await eventually(
      () => search('?incoming=0&ongoing=0&succeeded=0&failed=0&outcomeUnknown=1'),
      ({ pagination }) => pagination.total === 3,
    )
    expect(lapsed.items.find(({ item_id }) => item_id === 'still-heard-of')).toMatchObject({
      status: 1,
      lapsed: true,
      updated_at: '2026-01-10T00:00:00.000Z',
    })
    expect((await askJson<Detail>(site, '/api/ico/still-heard-of')).changes).toEqual([])
    expect(await moveStatuses({ database, now })).toBe(0)

    const news = { ...rows[4], slogan: 'We are still here', updated_at: '2027-01-09T00:00:00Z' }
    await seedOfferings({ rows: [news], now }, database)
    await eventually(
      () => search('?incoming=0&succeeded=0&failed=0'),
      (found) => idsOf(found).includes('still-heard-of'),
    )
    now = new Date('2026-04-16T00:00:00Z')
  })
})

it('an entry without a stated kind has none', async () => {
  expect((await askJson<Detail>(site, '/api/ico/silent-outcome')).kind).toBeNull()
  expect((await askJson<Detail>(site, '/api/ico/known-failure')).kind).toBe('IEO')
})

it('an entry has a source and a date of its figures, and is not newer than that date', async () => {
  expect(await askJson<Detail>(site, '/api/ico/silent-outcome')).toMatchObject({
    ...origin,
    updated_at: '2025-03-31T00:00:00.000Z',
  })
  expect(await askJson<Detail>(site, '/api/ico/endless')).toMatchObject({
    source: 'icodrops.com',
    as_of: '2018-07-14',
  })
})

it('sales that are closed to residents of the United States can be left out', async () => {
  expect(idsOf(await search('?notUS=1'))).toEqual(['to-come'])
  expect(idsOf(await search('?exceptNotUS=1'))).not.toContain('to-come')
  expect((await search('?exceptNotUS=1')).pagination.total).toBe(5)
})

// Must be the last test, because those above count the entries.
it('the history of a sale does not claim an earlier outcome when a source states one', async () => {
  await seedOfferings({ rows: [{ item_id: 'told-later', name: 'Told Later', ...over }], now }, database)
  await seedOfferings(
    { rows: [{ item_id: 'told-later', name: 'Told Later', status: 3, ...over }], now },
    database,
  )
  const { changes } = await askJson<Detail>(site, '/api/ico/told-later')
  expect(changes[0]?.difference).toContainEqual({ field: 'status', before: 'unknown', after: 3 })
})
