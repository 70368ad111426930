import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openChangeFeed, type ChangeFeed, type ChangedRow } from './change-feed.ts'

interface Row extends ChangedRow {
  readonly id: string
}

let position: number
let rows: Row[]
let feed: ChangeFeed<Row>

beforeEach(() => {
  position = 8
  rows = []
  // The feed asks the database for the position alone.
  const database = { query: async () => [{ position: String(position) }] } as unknown as Database
  feed = openChangeFeed<Row>({
    idOf: ({ id }) => id,
    changedSince: async (since) => rows.filter((row) => Number(row.changed_in) >= Number(since)),
    database,
  })
})

const refresh = async () => {
  let taken: string[] = []
  await feed.refresh(async (given) => {
    taken = given.map(({ id, changed_in: changedIn }) => `${id} in ${changedIn}`)
  })
  return taken
}

test('what was written before the beginning is not told', async () => {
  rows = [{ id: 'a', changed_in: '7' }]
  await feed.begin()
  expect(await refresh()).toEqual([])
})

test('a row that comes again while a long transaction runs is passed over, unless it was written again', async () => {
  await feed.begin()
  rows = [{ id: 'a', changed_in: '9' }]
  expect(await refresh()).toEqual(['a in 9'])
  expect(await refresh()).toEqual([])
  rows = [
    { id: 'a', changed_in: '10' },
    { id: 'late', changed_in: '8' },
  ]
  expect(await refresh()).toEqual(['a in 10', 'late in 8'])
})

test('what could not be taken comes again', async () => {
  await feed.begin()
  rows = [{ id: 'a', changed_in: '9' }]
  position = 10
  const fault = new Error('no room')
  await expect(feed.refresh(() => Promise.reject(fault))).rejects.toBe(fault)
  expect(await refresh()).toEqual(['a in 9'])
  expect(await refresh()).toEqual([])
})
