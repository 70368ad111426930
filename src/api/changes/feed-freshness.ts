import { Gauge, type Registry } from 'prom-client'
import type { Queries } from '../database/database.ts'
import { currentSnapshot } from './change-position.store.ts'

/** Older, and what this instance shows may be the past. */
const freshMilliseconds = 10_000

/**
 * Reads what others have written; what is known afterwards is as old as the beginning of the reading. Undefined when
 * nobody has written anything since the last time, which one short question tells.
 */
export type ReadFeed = <Result>(reading: () => Promise<Result>) => Promise<Result | undefined>

export interface FeedFreshness {
  /** A feed that is read again and again; its age counts from the first time on. */
  readonly watch: (feed: string) => ReadFeed
  /** True while every feed was read a moment ago. An instance that is not fresh is not ready, and shares no pages. */
  readonly isFresh: () => boolean
}

interface FreshnessOptions {
  readonly database: Queries
  readonly registry: Registry
  /** In milliseconds; one that nobody sets. */
  readonly clock?: () => number
}

/**
 * How long ago each change feed was last read to its end. A connection that died without a word, or a process that was
 * stopped for a while, shows as a growing age, whatever the feed itself believes. Read at 12:00:00, fresh until 12:00:10.
 */
export function watchFreshness({
  database,
  registry,
  clock = () => performance.now(),
}: FreshnessOptions): FeedFreshness {
  const readAt = new Map<string, number>()
  const gauge = new Gauge({
    name: 'change_feed_age_seconds',
    help: 'Time since a change feed was last read to its end',
    labelNames: ['feed'],
    registers: [registry],
    collect() {
      for (const [feed, at] of readAt) gauge.set({ feed }, (clock() - at) / 1000)
    },
  })
  return {
    watch(feed) {
      let last: string | undefined
      return async (reading) => {
        const began = clock()
        // What an area has loaded as it was opened is new when the first reading begins.
        if (!readAt.has(feed)) readAt.set(feed, began)
        const snapshot = await currentSnapshot(database)
        const result = snapshot === last ? undefined : await reading()
        last = snapshot
        readAt.set(feed, began)
        return result
      }
    },
    isFresh: () => [...readAt.values()].every((at) => clock() - at <= freshMilliseconds),
  }
}
