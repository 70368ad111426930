import { Registry } from 'prom-client'
import { beforeEach, expect, test } from 'vitest'
import { watchFreshness, type FeedFreshness } from './feed-freshness.ts'

let clock: number
let registry: Registry
let freshness: FeedFreshness

beforeEach(() => {
  clock = 1_000
  registry = new Registry()
  freshness = watchFreshness({ registry, clock: () => clock })
})

const nothing = async () => {}

test('what was read a moment ago is fresh, and ten seconds later no more', async () => {
  await freshness.watch('offerings')(nothing)
  clock += 10_000
  expect(freshness.isFresh()).toBe(true)
  clock += 1
  expect(freshness.isFresh()).toBe(false)
  expect(await registry.metrics()).toContain('change_feed_age_seconds{feed="offerings"} 10.001')
})

test('one feed that stands still is enough', async () => {
  const [offerings, content] = [freshness.watch('offerings'), freshness.watch('content')]
  await offerings(nothing)
  await content(nothing)
  clock += 10_001
  await content(nothing)
  expect(freshness.isFresh()).toBe(false)
  await offerings(nothing)
  expect(freshness.isFresh()).toBe(true)
})

test('a reading that fails, or never ends, makes nothing fresh', async () => {
  const read = freshness.watch('offerings')
  await expect(read(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  void read(() => new Promise(() => {}))
  clock += 10_001
  expect(freshness.isFresh()).toBe(false)
})

test('what took long to read is as old as its beginning', async () => {
  const read = freshness.watch('offerings')
  await read(async () => {
    clock += 11_000
  })
  expect(freshness.isFresh()).toBe(false)
})
