import { setImmediate as pause } from 'node:timers/promises'
import { CatalogueBuilder } from '../../domain/offerings/catalogue/catalogue-builder.ts'
import type { Catalogue } from '../../domain/offerings/catalogue/catalogue.ts'
import type { CatalogueAnswer, CatalogueQuery } from '../../domain/offerings/catalogue/catalogue-query.ts'
import type { ListedOffering } from '../../domain/offerings/offering.ts'
import type { Database } from '../database/database.ts'
import { catalogueEntryOf } from './catalogue-entry.ts'
import { keepListed } from './listed-offerings.ts'
import { changedSince, feedPosition, offeringsAfter, type FeedRow } from './offerings.feed.store.ts'

const sliceSize = 2_000
/** Edited rows stay behind in the index; past this share it is built anew. */
const mostStale = 0.5
/** So many rows are taken in between two pauses. */
const mostAtOnce = 100

export interface OfferingsCatalogue {
  readonly search: (query: CatalogueQuery) => CatalogueAnswer
  /** What a list shows of these entries. */
  readonly listed: (itemIds: readonly string[]) => Promise<ListedOffering[]>
  readonly size: () => number
  /** Brings in what has been written since, by this instance or another; answers what changed. */
  readonly refresh: () => Promise<readonly string[]>
}

/** The catalogue of this instance: loaded from the database, kept in step by `refresh`, rebuilt when it has to be. */
export async function loadCatalogue({ database }: { database: Database }): Promise<OfferingsCatalogue> {
  let position = await feedPosition(database)
  let catalogue = await build(database)
  const listed = keepListed(database)
  let seen = new Map<string, string>()
  let refreshing: Promise<readonly string[]> | undefined

  /** While somebody's long transaction holds the position back, the same rows come again: they are passed over. */
  const bringIn = async () => {
    const next = await feedPosition(database)
    const rows = await changedSince(position, database)
    const fresh = rows.filter(({ item_id, changed_in }) => seen.get(item_id) !== changed_in)
    const changed = await takeIn(fresh, catalogue)
    if (fresh.length > 0) listed.drop(fresh.map(({ item_id }) => item_id))
    position = next
    seen = new Map(rows.map(({ item_id, changed_in }) => [item_id, changed_in]))
    if (catalogue.staleRows > sliceSize && catalogue.staleRows > catalogue.size * mostStale) {
      catalogue = await build(database)
    }
    return changed
  }
  return {
    search: (query) => catalogue.search(query),
    listed: (itemIds) => listed.find(itemIds),
    size: () => catalogue.size,
    refresh() {
      refreshing ??= bringIn().finally(() => {
        refreshing = undefined
      })
      return refreshing
    },
  }
}

async function takeIn(rows: readonly FeedRow[], catalogue: Catalogue): Promise<string[]> {
  const changed: string[] = []
  for (const [place, row] of rows.entries()) {
    if (place > 0 && place % mostAtOnce === 0) await pause()
    if (apply(catalogue, row)) changed.push(row.item_id)
  }
  return changed
}

function apply(catalogue: Catalogue, { item_id, entry, hidden }: FeedRow): boolean {
  if (hidden) return catalogue.remove(item_id)
  catalogue.upsert(catalogueEntryOf(entry))
  return true
}

/** In slices, with a pause after each, so that requests are answered meanwhile. */
async function build(database: Database): Promise<Catalogue> {
  const builder = new CatalogueBuilder()
  let after = ''
  for (;;) {
    const rows = await offeringsAfter({ itemId: after, limit: sliceSize }, database)
    for (const { entry, hidden } of rows) if (!hidden) builder.add(catalogueEntryOf(entry))
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.item_id
    await pause()
  }
  const steps = builder.sealSteps()
  let step = steps.next()
  while (step.done !== true) {
    await pause()
    step = steps.next()
  }
  return step.value
}
