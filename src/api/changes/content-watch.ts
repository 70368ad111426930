import type { Database } from '../database/database.ts'
import { everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import type { ReadFeed } from './feed-freshness.ts'
import { contentVersions, type ContentKind } from './content-versions.store.ts'

const everyMilliseconds = 400

export interface ContentWatch {
  /** Told the kinds of content that have changed, by whichever instance; in the order of asking to be told. */
  readonly onChange: (listener: (kinds: readonly ContentKind[]) => void) => void
  readonly job: Job
}

/** Asks the database what has changed, for content that changes seldom and has no feed of its own. */
export async function watchContent({
  database,
  readFeed,
}: {
  database: Database
  readFeed: ReadFeed
}): Promise<ContentWatch> {
  const listeners: ((kinds: readonly ContentKind[]) => void)[] = []
  let known = await contentVersions(database)
  const job = everyInstanceOnWrites({
    name: 'changes',
    everyMilliseconds,
    complaint: 'changes of content could not be read',
    async run() {
      const current = await readFeed(() => contentVersions(database))
      if (current === undefined) return
      const changed = [...current].filter(([kind, version]) => known.get(kind) !== version)
      known = current
      if (changed.length > 0) for (const report of listeners) report(changed.map(([kind]) => kind))
    },
  })
  return { onChange: (listener) => void listeners.push(listener), job }
}
