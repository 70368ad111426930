import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import { ChangesLost, openChangeFeed } from '../../changes/change-feed.ts'
import type { Database } from '../../database/database.ts'
import { sliceSize, applyRows, buildCatalogue } from './build-catalogue.ts'
import { cacheListed } from './listed-offerings.ts'
import { offeringsChangedAfter, type ChangedOffering } from './offerings.changes.store.ts'

const maxStaleShare = 0.5

export interface OfferingsCatalogue {
  /** The current catalogue. It waits for the first load, so only pages with a list should ask for it. */
  readonly current: () => Promise<Catalogue>
  readonly isLoaded: () => boolean
  readonly listed: (itemIds: readonly string[]) => Promise<ListedOffering[]>
  /** Loads the catalogue on the first call, and then applies the changes of all instances. Returns what has changed. */
  readonly refresh: () => Promise<ChangedOfferings>
  /**
   * Rebuilds the catalogue if too many of its rows belong to entries that have changed or gone. The old catalogue stays in use
   * until the new one is ready.
   */
  readonly renew: () => Promise<void>
}

export type ChangedOfferings = readonly string[] | 'all'

export function openCatalogue({ database }: { database: Database }): OfferingsCatalogue {
  const listed = cacheListed(database)
  const feed = openChangeFeed({
    idOf: ({ item_id: itemId }: ChangedOffering) => itemId,
    changedAfter: offeringsChangedAfter,
    database,
  })
  let catalogue: Catalogue | undefined
  let refreshing: Promise<ChangedOfferings> | undefined
  /** The changes since the running rebuild of the catalogue began; undefined while none is running. */
  let missed: ChangedOffering[] | undefined

  const load = async () => {
    await feed.begin()
    catalogue = await buildCatalogue(database)
    return []
  }
  const applyChanges = async () => {
    const changed: string[] = []
    await feed.refresh(async (rows) => {
      // The ids include hidden entries that the catalogue never contained: a page that was cached before the catalogue was loaded
      // may show them.
      const itemIds = rows.map(({ item_id: itemId }) => itemId)
      missed?.push(...rows)
      if (catalogue !== undefined) await applyRows(rows, catalogue)
      if (itemIds.length > 0) listed.drop(itemIds)
      changed.push(...itemIds)
    })
    return changed
  }
  const applyChangesOrLoad = async () => {
    if (catalogue === undefined) return load()
    try {
      return await applyChanges()
    } catch (error) {
      if (!(error instanceof ChangesLost)) throw error
      await load()
      listed.clear()
      return 'all'
    }
  }
  const refresh = () => {
    refreshing ??= applyChangesOrLoad().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }
  return {
    async current() {
      if (catalogue === undefined) await refresh()
      if (catalogue === undefined) throw new Error('The catalogue is not loaded.')
      return catalogue
    },
    isLoaded: () => catalogue !== undefined,
    listed: (itemIds) => listed.find(itemIds),
    refresh,
    async renew() {
      const before = catalogue
      if (before === undefined || before.staleRows <= Math.max(sliceSize, before.size * maxStaleShare)) return
      const since: ChangedOffering[] = []
      missed = since
      try {
        const built = await buildCatalogue(database)
        // Changes that arrived while the new catalogue was built are applied to it; more may arrive while these are applied.
        while (since.length > 0) await applyRows(since.splice(0), built)
        if (catalogue === before) catalogue = built
      } finally {
        missed = undefined
      }
    },
  }
}
