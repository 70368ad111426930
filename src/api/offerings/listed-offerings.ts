import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import type { Queries } from '../database/database.ts'
import { findListed } from './offerings.store.ts'

/** About twenty megabytes. */
const mostKept = 5_000

export interface ListedOfferings {
  /** In the order of the ids; one that is not to be seen any more is left out. */
  readonly find: (itemIds: readonly string[]) => Promise<ListedOffering[]>
  readonly drop: (itemIds: readonly string[]) => void
}

/** What lists show of the entries that they showed last, kept for as long as the feed does not say that it changed. */
export function keepListed(database: Queries): ListedOfferings {
  const kept = new Map<string, ListedOffering>()
  let drops = 0

  const fetch = async (itemIds: readonly string[]) => {
    const before = drops
    const found = await findListed(itemIds, database)
    // What changed while it was being read may have been read as it was before.
    if (drops === before) for (const entry of found) keep(entry)
    return new Map(found.map((entry) => [entry.item_id, entry]))
  }
  const keep = (entry: ListedOffering) => {
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(entry.item_id, entry)
  }
  return {
    async find(itemIds) {
      const known = new Map(itemIds.map((id) => [id, kept.get(id)]))
      const unknown = itemIds.filter((id) => known.get(id) === undefined)
      const fetched = unknown.length === 0 ? undefined : await fetch(unknown)
      return itemIds.map((id) => known.get(id) ?? fetched?.get(id)).filter((entry) => entry !== undefined)
    },
    drop(itemIds) {
      drops++
      for (const id of itemIds) kept.delete(id)
    },
  }
}
