import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, openOfferingsSite } from '../../../tests/support/offerings-site.ts'
import type { TestSite } from '../../../tests/support/test-site.ts'

interface Found {
  items: { item_id: string }[]
  counts: { periods: Record<string, number> }
}

// A Thursday; this week is the 13th to the 19th.
const now = new Date('2026-04-16T00:00:00Z')
const sale = (name: string, more: object) => ({ name, status: 1, ...more })
const rows = [
  sale('Long', { ico_start: '2026-01-01', ico_end: '2026-12-31' }),
  sale('Starting', { status: 0, ico_start: '2026-04-19', ico_end: '2026-06-30' }),
  sale('Ending', { ico_start: '2026-03-01', ico_end: '2026-04-13' }),
  sale('Endless', { ico_start: '2026-02-01' }),
  sale('Over', { status: 2, ico_start: '2025-02-01', ico_end: '2025-03-01' }),
  sale('Over Endless', { status: 2, ico_start: '2025-02-01' }),
  sale('Next Month', { status: 0, ico_start: '2026-05-04', ico_end: '2026-05-08' }),
  sale('Undated', { status: 0 }),
  sale('Begun Some Day', { ico_end: '2026-04-14' }),
]
let site: TestSite
beforeAll(async () => {
  site = await openOfferingsSite({ rows, now: () => now })
})
afterAll(() => site.close())

const search = (query: string) => askJson<Found>(site, `/api/search?${query}`)
const idsOf = ({ items }: Found) => items.map(({ item_id }) => item_id).sort()
const week = 'period=2026-04-13,2026-04-19'

describe('the sales of a period', () => {
  it.each([
    ['are open on one of its days', week, ['begun-some-day', 'ending', 'endless', 'long', 'starting']],
    ['start in it', `${week}&periodBy=start`, ['starting']],
    ['end in it', `${week}&periodBy=end`, ['begun-some-day', 'ending']],
    ['keep to the other filters', `${week}&incoming=0`, ['begun-some-day', 'ending', 'endless', 'long']],
  ])('%s', async (_, query, expected) => {
    expect(idsOf(await search(query))).toEqual(expected)
  })

  it('are counted for each shortcut, independent of the chosen one', async () => {
    const expected = { 'this-week': 5, 'next-week': 3, 'next-month': 4, 'last-month': 4 }
    expect((await search('')).counts.periods).toMatchObject(expected)
    expect((await search(week)).counts.periods).toMatchObject(expected)
    expect((await search('periodBy=start')).counts.periods).toMatchObject({
      'this-week': 1,
      'next-week': 0,
      'next-month': 1,
      'last-month': 1,
    })
  })

  it('can be combined with startAfter and endBefore', async () => {
    expect(idsOf(await search('startAfter=2026-03-01&endBefore=2026-06-30'))).toEqual([
      'ending',
      'next-month',
      'starting',
    ])
  })
})
