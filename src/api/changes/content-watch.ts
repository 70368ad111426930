import type { Database } from '../database/database.ts'
import { everyInstanceOnWrites, type Job } from '../jobs/job.ts'
import { contentVersions, type ContentKind } from './content-versions.store.ts'
import type { ReadFeed } from './feed-freshness.ts'

const everyMilliseconds = 400

export interface ContentWatch {
  readonly onChange: (listener: (kinds: readonly ContentKind[]) => void) => void
  readonly job: Job
}

/** Polls the database for changes of content that rarely changes and has no change feed of its own. */
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
    complaint: 'could not check the content for changes',
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
