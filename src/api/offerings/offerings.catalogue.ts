import { setImmediate as pause } from 'node:timers/promises'
import { CatalogueBuilder } from '../../catalogue/catalogue-builder.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { ChangesLost, openChangeFeed } from '../changes/change-feed.ts'
import type { Database } from '../database/database.ts'
import { catalogueEntryOf } from './catalogue-entry.ts'
import { cacheListed } from './listed-offerings.ts'
import { readCell } from './offerings.store.ts'
import { listedAfter, offeringsChangedAfter, type ChangedOffering } from './offerings.changes.store.ts'

const sliceSize = 2_000
/** Edited rows stay behind in the index; past this share it is built anew. */
const mostStale = 0.5
/** So many rows are taken in between two pauses. */
const mostAtOnce = 100

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
    catalogue = await build(database)
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
      if (before === undefined || before.staleRows <= Math.max(sliceSize, before.size * mostStale)) return
      const since: ChangedOffering[] = []
      missed = since
      try {
        const built = await build(database)
        // What comes in meanwhile is taken as well: the list may grow until its last row is in.
        while (since.length > 0) await takeIn(since.splice(0), built)
        if (catalogue === before) catalogue = built
      } finally {
        missed = undefined
      }
    },
  }
}

async function takeIn(rows: readonly ChangedOffering[], catalogue: Catalogue): Promise<void> {
  for (const [place, { item_id, cell, hidden }] of rows.entries()) {
    if (place > 0 && place % mostAtOnce === 0) await pause()
    if (hidden) catalogue.remove(item_id)
    else catalogue.upsert(catalogueEntryOf(readCell(cell)))
  }
}

/** With many pauses, so that requests are answered meanwhile. */
async function build(database: Database): Promise<Catalogue> {
  const builder = new CatalogueBuilder()
  const sliceAfter = (itemId: string) => listedAfter({ itemId, limit: sliceSize }, database)
  const add = async (entries: readonly ListedOffering[]) => {
    for (const [place, entry] of entries.entries()) {
      if (place % mostAtOnce === 0) await pause()
      builder.add(catalogueEntryOf(entry))
    }
  }
  let slice = await sliceAfter('')
  // The next one is on its way while this one is taken in; both are waited for, or a failure would be nobody's.
  while (slice !== undefined) [slice] = await Promise.all([sliceAfter(slice.last), add(slice.listed)])
  const steps = builder.sealSteps()
  let step = steps.next()
  while (step.done !== true) {
    await pause()
    step = steps.next()
  }
  return step.value
}
