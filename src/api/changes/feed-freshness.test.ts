import { Registry } from 'prom-client'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Queries } from '../database/database.ts'
import { watchFreshness, type FeedFreshness } from './feed-freshness.ts'

let clock: number
let registry: Registry
let snapshot: number
let freshness: FeedFreshness

beforeEach(() => {
  clock = 1_000
  registry = new Registry()
  snapshot = 1
  const database = { query: async () => [{ snapshot: `${snapshot}:${snapshot}:` }] } as unknown as Queries
  freshness = watchFreshness({ database, registry, clock: () => clock })
})

const nothing = async () => {}

test('a feed is fresh for ten seconds after a reading', async () => {
  await freshness.watch('offerings')(nothing)
  clock += 10_000
  expect(freshness.isFresh()).toBe(true)
  clock += 1
  expect(freshness.isFresh()).toBe(false)
  expect(await registry.metrics()).toContain('change_feed_age_seconds{feed="offerings"} 10.001')
})

test('one outdated feed among many makes the instance outdated', async () => {
  const [offerings, content] = [freshness.watch('offerings'), freshness.watch('content')]
  await offerings(nothing)
  await content(nothing)
  clock += 10_001
  await content(nothing)
  expect(freshness.isFresh()).toBe(false)
  await offerings(nothing)
  expect(freshness.isFresh()).toBe(true)
})

test('a reading that fails or never ends does not refresh a feed', async () => {
  const read = freshness.watch('offerings')
  await expect(read(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  void read(() => new Promise(() => {}))
  clock += 10_001
  expect(freshness.isFresh()).toBe(false)
})

test('the age of a feed counts from the beginning of a reading', async () => {
  const read = freshness.watch('offerings')
  await read(async () => {
    clock += 11_000
  })
  expect(freshness.isFresh()).toBe(false)
})

test('a feed without new transactions is not read and still fresh', async () => {
  const read = freshness.watch('offerings')
  const reading = vi.fn<() => Promise<string>>(async () => 'read')
  expect(await read(reading)).toBe('read')
  clock += 9_000
  expect(await read(reading)).toBeUndefined()
  clock += 9_000
  expect(freshness.isFresh()).toBe(true)
  snapshot++
  expect(await read(reading)).toBe('read')
  expect(reading).toHaveBeenCalledTimes(2)
})

test('a feed is read again after a reading that failed', async () => {
  const read = freshness.watch('offerings')
  await read(nothing)
  snapshot++
  await expect(read(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await read(async () => 'read')).toBe('read')
})
