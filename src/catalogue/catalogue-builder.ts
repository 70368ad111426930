import type { CatalogueEntry } from './catalogue-entry.ts'
import { CatalogueRows } from './catalogue-rows.ts'
import { Catalogue } from './catalogue.ts'
import { sortByIdSteps } from './memory/bulk-sort.ts'
import { sortOrderSteps } from './sort-orders.ts'

/**
 * Loads a catalogue without blocking the event loop: the caller adds entries in batches (some 50 µs each) and pauses in
 * between, then runs the steps of `sealSteps` (some milliseconds each) in the same way.
 */
export class CatalogueBuilder {
  #rows = new CatalogueRows()

  add(entry: CatalogueEntry): void {
    this.#rows.put(entry)
  }

  /**
   * Finishes the catalogue in steps; the last one returns it. The catalogue takes the rows over, so the builder must not be used
   * afterwards.
   */
  *sealSteps(): Generator<void, Catalogue> {
    const rows = this.#rows
    const byId = yield* sortByIdSteps(rows.liveRows(), rows.columns.ids)
    return new Catalogue(rows, yield* sortOrderSteps(rows.columns, byId))
  }
}

/** Builds a catalogue in one go, for tests and for a few thousand entries. */
export function buildCatalogue(entries: Iterable<CatalogueEntry>): Catalogue {
  const builder = new CatalogueBuilder()
  for (const entry of entries) builder.add(entry)
  const steps = builder.sealSteps()
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
