import { Gauge, type Registry } from 'prom-client'
import type { Queries } from '../database/database.ts'
import { currentSnapshot } from './change-position.store.ts'

const freshMilliseconds = 10_000

/**
 * Runs a reading of a change feed, unless no transaction has committed since the last reading: then the result is undefined.
 * Unless the reading fails, the feed counts as read at the moment when this call began.
 */
export type ReadFeed = <Result>(reading: () => Promise<Result>) => Promise<Result | undefined>

export interface FeedFreshness {
  readonly watch: (feed: string) => ReadFeed
  /**
   * True while every feed was read within the last ten seconds. Otherwise the readiness check fails and the instance shares no
   * rendered pages, because they may be outdated.
   */
  readonly isFresh: () => boolean
}

interface FreshnessOptions {
  readonly database: Queries
  readonly registry: Registry
  /** A monotonic clock in milliseconds. */
  readonly clock?: () => number
}

/**
 * Measures how long ago each change feed was last read to its end. A silently dead connection or a suspended process
 * shows as a growing age, without any error in the feed. A feed read at 12:00:00 is fresh until 12:00:10.
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
        // A feed that has never been read counts as read when its first reading begins, because its area has just loaded the
        // data.
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
