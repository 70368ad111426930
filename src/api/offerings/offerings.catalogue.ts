import { setImmediate as pause } from 'node:timers/promises'
import { CatalogueBuilder } from '../../catalogue/catalogue-builder.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { openChangeFeed } from '../changes/change-feed.ts'
import type { Database } from '../database/database.ts'
import { catalogueEntryOf } from './catalogue-entry.ts'
import { cacheListed } from './listed-offerings.ts'
import { readCell } from './offerings.store.ts'
import { listedAfter, offeringsChangedSince, type ChangedOffering } from './offerings.changes.store.ts'

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
  readonly refresh: () => Promise<readonly string[]>
}

/** The catalogue of this instance: loaded from the database, kept in step by `refresh`, rebuilt when it has to be. */
export function openCatalogue({ database }: { database: Database }): OfferingsCatalogue {
  const listed = cacheListed(database)
  const feed = openChangeFeed({
    idOf: ({ item_id: itemId }: ChangedOffering) => itemId,
    changedSince: offeringsChangedSince,
    database,
  })
  let catalogue: Catalogue | undefined
  let refreshing: Promise<readonly string[]> | undefined

  const load = async () => {
    await feed.begin()
    catalogue = await build(database)
    return []
  }
  const bringIn = async (loaded: Catalogue) => {
    let changed: readonly string[] = []
    await feed.refresh(async (rows) => {
      // All of them, a hidden one that the catalogue never had too: a page of before it was loaded may show it.
      changed = rows.map(({ item_id: itemId }) => itemId)
      await takeIn(rows, loaded)
      if (changed.length > 0) listed.drop(changed)
    })
    if (loaded.staleRows > sliceSize && loaded.staleRows > loaded.size * mostStale) {
      catalogue = await build(database)
    }
    return changed
  }
  const refresh = () => {
    refreshing ??= (catalogue === undefined ? load() : bringIn(catalogue)).finally(() => {
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
  let slice = await sliceAfter('')
  while (slice !== undefined) {
    // The next one is on its way while this one is taken in.
    const next = sliceAfter(slice.last)
    for (const [place, entry] of slice.listed.entries()) {
      if (place % mostAtOnce === 0) await pause()
      builder.add(catalogueEntryOf(entry))
    }
    slice = await next
  }
  const steps = builder.sealSteps()
  let step = steps.next()
  while (step.done !== true) {
    await pause()
    step = steps.next()
  }
  return step.value
}
