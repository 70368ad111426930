import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { ChangesLost, openChangeFeed, type ChangeFeed, type ChangedRow } from './change-feed.ts'

interface Row extends ChangedRow {
  readonly id: string
}

let position: number
let rows: Row[]
let feed: ChangeFeed<Row>

beforeEach(() => {
  position = 8
  rows = []
  const database = { query: async () => [{ position: String(position) }] } as unknown as Database
  feed = openChangeFeed<Row>({
    idOf: ({ id }) => id,
    changedAfter: async ({ position: at, id, limit }) =>
      rows
        .filter((row) => Number(row.changed_in) > Number(at) || (row.changed_in === at && row.id > id))
        .sort((a, b) => Number(a.changed_in) - Number(b.changed_in) || (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    database,
  })
})

const refresh = async () => {
  const taken: string[] = []
  await feed.refresh(async (input) => {
    taken.push(...input.map(({ id, changed_in: changedIn }) => `${id} in ${changedIn}`))
  })
  return taken
}

test('rows written before the start are not reported', async () => {
  rows = [{ id: 'a', changed_in: '7' }]
  await feed.begin()
  expect(await refresh()).toEqual([])
})

test('a row read again during a long transaction is skipped unless it was written again', async () => {
  await feed.begin()
  rows = [{ id: 'a', changed_in: '9' }]
  expect(await refresh()).toEqual(['a in 9'])
  expect(await refresh()).toEqual([])
  rows = [
    { id: 'a', changed_in: '10' },
    { id: 'late', changed_in: '8' },
  ]
  expect(await refresh()).toEqual(['late in 8', 'a in 10'])
})

test('rows come again if taking them failed', async () => {
  await feed.begin()
  rows = [{ id: 'a', changed_in: '9' }]
  position = 10
  const fault = new Error('no room')
  await expect(feed.refresh(() => Promise.reject(fault))).rejects.toBe(fault)
  expect(await refresh()).toEqual(['a in 9'])
  expect(await refresh()).toEqual([])
})

test('a large transaction is reported completely, in batches, and once', async () => {
  await feed.begin()
  rows = Array.from({ length: 4_500 }, (_, number) => ({ id: `id-${number}`, changed_in: '9' }))
  const slices: number[] = []
  await feed.refresh(async (input) => void slices.push(input.length))
  expect(slices).toEqual([2_000, 2_000, 500])
  expect(await refresh()).toEqual([])
})

test('a smaller position means another database, and the changes in between are lost', async () => {
  await feed.begin()
  position = 3
  await expect(refresh()).rejects.toThrow(ChangesLost)
  await feed.begin()
  rows = [{ id: 'a', changed_in: '4' }]
  expect(await refresh()).toEqual(['a in 4'])
})
