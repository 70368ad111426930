import { Catalogue } from './catalogue.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { CatalogueRows } from './catalogue-rows.ts'
import { sortByIdSteps } from './memory/bulk-sort.ts'
import { sortOrderSteps } from './sort-orders.ts'

/**
 * Loads a catalogue without holding up the event loop: the caller adds entries in batches, some 50 µs each, and
 * pauses between them as it likes, then does the same with the steps of `sealSteps`, some milliseconds each.
 */
export class CatalogueBuilder {
  #rows = new CatalogueRows()

  /** Of two entries with one id the later stays. */
  add(entry: CatalogueEntry): void {
    this.#rows.put(entry)
  }

  /** The builder is used up afterwards. */
  *sealSteps(): Generator<void, Catalogue> {
    const rows = this.#rows
    const byId = yield* sortByIdSteps(rows.liveRows(), rows.columns.ids)
    return new Catalogue(rows, yield* sortOrderSteps(rows.columns, byId))
  }
}

/** All at once, for tests and for catalogues of a few thousand entries. */
export function buildCatalogue(entries: Iterable<CatalogueEntry>): Catalogue {
  const builder = new CatalogueBuilder()
  for (const entry of entries) builder.add(entry)
  const steps = builder.sealSteps()
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
