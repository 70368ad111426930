import type { Queries } from '../database/database.ts'
import { runningAds, type AdRow } from './ads.store.ts'

const keptMilliseconds = 500

/** Every list shows the ads that are running: who asks right after another gets what that one got. */
export function keepAds({ database, now }: { database: Queries; now: () => Date }): () => Promise<AdRow[]> {
  let readAt = Number.NEGATIVE_INFINITY
  let running: Promise<AdRow[]> = Promise.resolve([])
  return async () => {
    const time = now().getTime()
    if (Math.abs(time - readAt) < keptMilliseconds) return running
    readAt = time
    running = runningAds(new Date(time), database)
    running.catch(() => {
      readAt = Number.NEGATIVE_INFINITY
    })
    return running
  }
}
