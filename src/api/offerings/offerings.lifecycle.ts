import type { Database } from '../database/database.ts'
import { dueOfferings } from './offerings.store.ts'
import { saveOfferings } from './save-offerings.ts'
import { storedOfferings } from './stored-offerings.store.ts'

const batch = 500

export async function moveStatuses({ database, now }: { database: Database; now: Date }): Promise<number> {
  let moved = 0
  let after = ''
  for (;;) {
    const due = await dueOfferings({ now, after, limit: batch }, database)
    const last = due.at(-1)
    if (last === undefined) return moved
    moved += await moveBatch({ itemIds: due, now }, database)
    after = last
  }
}

/**
 * Updates the statuses of entries that are due. They are loaded again with a lock, because somebody may have changed them since
 * the query that found them.
 */
async function moveBatch({ itemIds, now }: { itemIds: string[]; now: Date }, database: Database) {
  return database.transaction(async (queries) => {
    const rows = await storedOfferings({ itemIds, lock: true }, queries)
    const offerings = rows.map(({ entry: { coin_id: _kept, ...entry } }) => entry)
    const { changed } = await saveOfferings({ offerings, source: 'calendar', now }, queries)
    return changed
  })
}
