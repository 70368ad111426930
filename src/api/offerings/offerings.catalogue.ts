import { setImmediate as pause } from 'node:timers/promises'
import { CatalogueBuilder } from '../../catalogue/catalogue-builder.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import type { Database } from '../database/database.ts'
import { catalogueEntryOf } from './catalogue-entry.ts'
import { keepListed } from './listed-offerings.ts'
import { readCell } from './offerings.store.ts'
import { changedSince, feedPosition, listedAfter, type FeedRow } from './offerings.changes.store.ts'

const sliceSize = 2_000
/** Edited rows stay behind in the index; past this share it is built anew. */
const mostStale = 0.5
/** So many rows are taken in between two pauses. */
const mostAtOnce = 100

export interface OfferingsCatalogue {
  /** The catalogue as it stands. Who comes while it is first loaded waits; the rest of the site does not. */
  readonly current: () => Promise<Catalogue>
  readonly isLoaded: () => boolean
  /** What a list shows of these entries. */
  readonly listed: (itemIds: readonly string[]) => Promise<ListedOffering[]>
  /** Loads it, and from then on brings in what has been written since, by whichever instance; answers what changed. */
  readonly refresh: () => Promise<readonly string[]>
}

/** The catalogue of this instance: loaded from the database, kept in step by `refresh`, rebuilt when it has to be. */
export function openCatalogue({ database }: { database: Database }): OfferingsCatalogue {
  const listed = keepListed(database)
  let catalogue: Catalogue | undefined
  let position = '0'
  let seen = new Map<string, string>()
  let refreshing: Promise<readonly string[]> | undefined

  const load = async () => {
    position = await feedPosition(database)
    catalogue = await build(database)
    return []
  }
  /** While somebody's long transaction holds the position back, the same rows come again: they are passed over. */
  const bringIn = async (standing: Catalogue) => {
    const next = await feedPosition(database)
    const rows = await changedSince(position, database)
    const fresh = rows.filter(({ item_id, changed_in }) => seen.get(item_id) !== changed_in)
    const changed = await takeIn(fresh, standing)
    if (fresh.length > 0) listed.drop(fresh.map(({ item_id }) => item_id))
    position = next
    seen = new Map(rows.map(({ item_id, changed_in }) => [item_id, changed_in]))
    if (standing.staleRows > sliceSize && standing.staleRows > standing.size * mostStale) {
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

/** All of them have changed, a hidden one that the catalogue never had too: a page of before it was loaded may show it. */
async function takeIn(rows: readonly FeedRow[], catalogue: Catalogue): Promise<string[]> {
  for (const [place, { item_id, cell, hidden }] of rows.entries()) {
    if (place > 0 && place % mostAtOnce === 0) await pause()
    if (hidden) catalogue.remove(item_id)
    else catalogue.upsert(catalogueEntryOf(readCell(cell)))
  }
  return rows.map(({ item_id }) => item_id)
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
