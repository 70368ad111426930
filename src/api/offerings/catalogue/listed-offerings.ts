import { LRUCache } from 'lru-cache'
import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import type { Queries } from '../../database/database.ts'
import { findListed } from './listed-cells.store.ts'

/** Maximum number of cached entries, about twenty megabytes. */
const maxListed = 5_000

export interface ListedOfferings {
  readonly find: (itemIds: readonly string[]) => Promise<ListedOffering[]>
  readonly drop: (itemIds: readonly string[]) => void
  readonly clear: () => void
}

export function cacheListed(database: Queries): ListedOfferings {
  const cached = new LRUCache<string, ListedOffering>({ max: maxListed })
  let drops = 0

  const fetch = async (itemIds: readonly string[]) => {
    const before = drops
    const found = await findListed(itemIds, database)
    // If any entry was dropped from the cache during the read, the result may be outdated and is not cached.
    if (drops === before) for (const entry of found) cached.set(entry.item_id, entry)
    return new Map(found.map((entry) => [entry.item_id, entry]))
  }
  return {
    async find(itemIds) {
      const known = new Map(itemIds.map((id) => [id, cached.get(id)]))
      const unknown = itemIds.filter((id) => known.get(id) === undefined)
      const fetched = unknown.length === 0 ? undefined : await fetch(unknown)
      return itemIds.map((id) => known.get(id) ?? fetched?.get(id)).filter((entry) => entry !== undefined)
    },
    drop(itemIds) {
      drops++
      for (const id of itemIds) cached.delete(id)
    },
    clear() {
      drops++
      cached.clear()
    },
  }
}
