import { setImmediate as pause } from 'node:timers/promises'
import { CatalogueBuilder } from '../../../catalogue/catalogue-builder.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import type { Database } from '../../database/database.ts'
import { catalogueEntryOf } from './catalogue-entry.ts'
import { readCell } from './listed-cells.store.ts'
import { listedAfter, type ChangedOffering } from './offerings.changes.store.ts'

export const sliceSize = 2_000
/** So many rows are taken in between two pauses. */
const maxConcurrent = 100

export async function takeIn(rows: readonly ChangedOffering[], catalogue: Catalogue): Promise<void> {
  for (const [place, { item_id, cell, hidden }] of rows.entries()) {
    if (place > 0 && place % maxConcurrent === 0) await pause()
    if (hidden) catalogue.remove(item_id)
    else catalogue.upsert(catalogueEntryOf(readCell(cell)))
  }
}

/** With many pauses, so that requests are answered meanwhile. */
export async function buildCatalogue(database: Database): Promise<Catalogue> {
  const builder = new CatalogueBuilder()
  const sliceAfter = (itemId: string) => listedAfter({ itemId, limit: sliceSize }, database)
  const add = async (entries: readonly ListedOffering[]) => {
    for (const [place, entry] of entries.entries()) {
      if (place % maxConcurrent === 0) await pause()
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
