import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import { languages } from '../../domain/kernel/site/language.ts'
import { day as dayMs } from '../../domain/kernel/time/durations.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { fillDemo } from '../transfer/demo/demo-content.ts'
import { eventsDemo } from './events.demo.ts'
import { eachEvent, type EventRow } from './events.store.ts'

const now = new Date('2026-04-16T08:20:00Z')
let database: Database
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-demo-events-'))
  database = await openTestDatabase()
  await migrate({ database })
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})

const fillFrom = (from: string) => fillDemo({ demos: [eventsDemo], database, directory: from, now })
const fill = async (rows: readonly object[]) => {
  const path = join(directory, 'events.ndjson')
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  return fillFrom(directory)
}
const stored = async () => {
  const rows: EventRow[] = []
  await eachEvent(async (slice) => void rows.push(...slice), database)
  return rows
}

describe('demo events', () => {
  const row = { event_id: 'a', token: 'BTC', title: 'A' }

  it('with a bad row are refused completely, with the number of the row', async () => {
    await expect(fill([{ ...row, start: '2026-11-20' }, { start: '2026-11-20' }])).rejects.toThrow(
      /^Row 2 of .*events\.ndjson is invalid/,
    )
    expect(await stored()).toEqual([])
  })

  it('fill an empty table with days around today, once', async () => {
    const rows = [
      { ...row, start: '2026-11-18' },
      { ...row, event_id: 'b', start: '2026-11-21 09:00' },
      { ...row, event_id: 'c', start: '2026-11-23', end: '2026-11-24' },
      { ...row, event_id: 'd', start: '2026-12' },
    ]
    expect(await fill(rows)).toBe(4)
    const times = (await stored()).map((event) => [
      event.starts_at.toISOString(),
      event.ends_at?.toISOString(),
    ])
    expect(times).toEqual([
      ['2026-04-14T00:00:00.000Z', undefined],
      ['2026-04-17T09:00:00.000Z', undefined],
      ['2026-04-19T00:00:00.000Z', '2026-04-20T00:00:00.000Z'],
      ['2026-05-01T00:00:00.000Z', undefined],
    ])
    expect(await fill(rows)).toBe(0)
  })

  it('of the site are around today, in four languages, and include the last week of the largest coins', async () => {
    await database.script('delete from events')
    const count = await fillFrom(resolve(import.meta.dirname, '../../../db/demo'))
    const rows = await stored()
    expect(count).toBeGreaterThanOrEqual(60)
    expect(rows).toHaveLength(count)
    for (const { texts } of rows)
      expect(
        languages.filter((language) => language !== 'en' && texts[`title_${language}`] === undefined),
      ).toEqual([])
    const ages = rows.map(({ starts_at }) => (now.getTime() - starts_at.getTime()) / dayMs)
    expect(Math.max(...ages.map(Math.abs))).toBeLessThan(62)
    for (const symbol of ['BTC', 'ETH']) {
      const recent = rows.filter((event, place) => event.symbol === symbol && isIn(ages[place] ?? NaN))
      expect(recent.length).toBeGreaterThanOrEqual(3)
    }
  })
})

const isIn = (age: number) => age > 0.5 && age < 7
