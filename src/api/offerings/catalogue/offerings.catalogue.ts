import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import { ChangesLost, openChangeFeed } from '../../changes/change-feed.ts'
import type { Database } from '../../database/database.ts'
import { sliceSize, takeIn, buildCatalogue } from './build-catalogue.ts'
import { cacheListed } from './listed-offerings.ts'
import { offeringsChangedAfter, type ChangedOffering } from './offerings.changes.store.ts'

/** Edited rows stay behind in the index; past this share it is built anew. */
const maxStaleShare = 0.5

export interface OfferingsCatalogue {
  /** The catalogue as it is now. Who comes while it is first loaded waits; the rest of the site does not. */
  readonly current: () => Promise<Catalogue>
  readonly isLoaded: () => boolean
  /** What a list shows of these entries. */
  readonly listed: (itemIds: readonly string[]) => Promise<ListedOffering[]>
  /** Loads it, and from then on brings in what has been written since, by whichever instance; answers what changed. */
  readonly refresh: () => Promise<ChangedOfferings>
  /** Builds it anew beside the one in use, when too much of that is stale. */
  readonly renew: () => Promise<void>
}

/** Ids; or everything, when nobody can say what. */
export type ChangedOfferings = readonly string[] | 'all'

/** The catalogue of this instance: loaded from the database, kept in step by `refresh`, rebuilt when it has to be. */
export function openCatalogue({ database }: { database: Database }): OfferingsCatalogue {
  const listed = cacheListed(database)
  const feed = openChangeFeed({
    idOf: ({ item_id: itemId }: ChangedOffering) => itemId,
    changedAfter: offeringsChangedAfter,
    database,
  })
  let catalogue: Catalogue | undefined
  let refreshing: Promise<ChangedOfferings> | undefined
  /** What has changed since the next catalogue began to be built. */
  let missed: ChangedOffering[] | undefined

  const load = async () => {
    await feed.begin()
    catalogue = await buildCatalogue(database)
    return []
  }
  const bringIn = async () => {
    const changed: string[] = []
    await feed.refresh(async (rows) => {
      // All of them, a hidden one that the catalogue never had too: a page of before it was loaded may show it.
      const itemIds = rows.map(({ item_id: itemId }) => itemId)
      missed?.push(...rows)
      if (catalogue !== undefined) await takeIn(rows, catalogue)
      if (itemIds.length > 0) listed.drop(itemIds)
      changed.push(...itemIds)
    })
    return changed
  }
  const bringInOrLoad = async () => {
    if (catalogue === undefined) return load()
    try {
      return await bringIn()
    } catch (error) {
      if (!(error instanceof ChangesLost)) throw error
      await load()
      listed.clear()
      return 'all'
    }
  }
  const refresh = () => {
    refreshing ??= bringInOrLoad().finally(() => {
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
        // What comes in meanwhile is taken as well: the list may grow until its last row is in.
        while (since.length > 0) await takeIn(since.splice(0), built)
        if (catalogue === before) catalogue = built
      } finally {
        missed = undefined
      }
    },
  }
}
