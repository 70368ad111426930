import { setImmediate as pause } from 'node:timers/promises'
import { CatalogueBuilder } from '../../../catalogue/catalogue-builder.ts'
import type { CatalogueEntry } from '../../../catalogue/catalogue-entry.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { languages } from '../../../domain/kernel/site/language.ts'
import { localisedKeys } from '../../../domain/kernel/text/text.ts'
import { readInstant } from '../../../domain/kernel/time/instant.ts'
import { industries } from '../../../domain/offerings/fields/industries.ts'
import type { ListedOffering } from '../../../domain/offerings/fields/offering.ts'
import { filterGroupNames, filterGroups } from '../../../domain/offerings/list/filter-groups.ts'
import type { Database } from '../../database/database.ts'
import { wordsFor } from '../../words/words-for.ts'
import { readCell } from './listed-cells.store.ts'
import { listedAfter, type ChangedOffering } from './offerings.changes.store.ts'

/** The fields whose texts the search ranks like excerpts. The translated slogans are among them. */
const excerptKeys = [
  ...localisedKeys('excerpt'),
  ...languages.map((language) => `slogan_${language}` as const),
]

/** The names of each industry in all languages. `Other` says nothing about a project. */
const topics = new Map<string, readonly string[]>(
  industries
    .filter((industry) => industry !== 'Other')
    .map((industry) => [industry, languages.map((language) => wordsFor(language, 'industries')[industry]())]),
)

function catalogueEntryOf(entry: ListedOffering): CatalogueEntry {
  return {
    id: entry.item_id,
    texts: {
      name: entry.name,
      otherNames: languages.flatMap((language) => entry[`name_${language}`] ?? []),
      symbol: entry.symbol ?? undefined,
      kind: entry.kind ?? undefined,
      slogan: entry.slogan ?? undefined,
      topics: entry.industry.flatMap((industry) => topics.get(industry) ?? []),
      excerpts: excerptKeys.flatMap((key) => entry[key] ?? []),
    },
    groups: groupsOf(entry),
    createdAt: readInstant(entry.created_at) ?? 0,
    start: readInstant(entry.ico_start ?? ''),
    end: readInstant(entry.ico_end ?? ''),
    raised: amountOf(entry.raised_amount.usd),
    targetAmountMin: amountOf(entry.target_amount_min.usd),
    targetAmountMax: amountOf(entry.target_amount_max.usd),
  }
}

function groupsOf(entry: ListedOffering): CatalogueEntry['groups'] {
  const masks = filterGroupNames.map((name) => [name, filterGroups[name].maskOf(entry)])
  return Object.fromEntries(masks) as CatalogueEntry['groups']
}

/** Converts an amount to a number, which is exact enough for sorting and filtering; pages show the decimal of the entry. */
function amountOf(decimal: string | null): number | undefined {
  return decimal === null ? undefined : Number(decimal)
}

export const sliceSize = 2_000
const maxConcurrent = 100

export async function applyRows(rows: readonly ChangedOffering[], catalogue: Catalogue): Promise<void> {
  for (const [place, { item_id, cell, hidden }] of rows.entries()) {
    if (place > 0 && place % maxConcurrent === 0) await pause()
    if (hidden) catalogue.remove(item_id)
    else catalogue.upsert(catalogueEntryOf(readCell(cell)))
  }
}

/** Builds a catalogue of all entries, with frequent pauses so that the server keeps answering requests. */
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
  // The next slice of entries is loaded while this one is indexed. `Promise.all` also handles a failure of the load during the
  // indexing, which would otherwise be an unhandled rejection.
  while (slice !== undefined) [slice] = await Promise.all([sliceAfter(slice.last), add(slice.listed)])
  const steps = builder.sealSteps()
  let step = steps.next()
  while (step.done !== true) {
    await pause()
    step = steps.next()
  }
  return step.value
}
