import type { CatalogueEntry } from '../../src/catalogue/catalogue-entry.ts'
import type { CatalogueQuery } from '../../src/catalogue/catalogue-query.ts'
import { boxGroups, boxNames, type BoxGroupName } from '../../src/domain/offerings/list/filter-boxes.ts'
import { targetRanges } from '../../src/domain/offerings/list/target-ranges.ts'
import { valuesIn } from './filter-values.ts'
import { filterQuery, textQuery } from './offering-queries.ts'
import type { Random } from './random.ts'

export function searchAddresses(count: number, random: Random, sample: readonly CatalogueEntry[]): string[] {
  return Array.from({ length: count }, (_, n) =>
    addressOf(n % 2 === 0 ? filterQuery(random) : textQuery(random, sample), random),
  )
}

function addressOf(query: CatalogueQuery, random: Random): string {
  const written = new URLSearchParams()
  if (query.q !== undefined) written.set('q', query.q)
  if (query.sort !== 'relevance') written.set('sort', query.sort)
  for (const name of ['statuses', 'coins', 'features'] as const) writeBoxes(written, name, query.groups[name])
  const { industries, targetAmountMin, targetAmountMax } = query.groups
  if (industries !== undefined) written.set('industry', valuesIn('industries', industries)[0] ?? 'Other')
  if (targetAmountMin !== undefined) written.set('targetAmountMin', random.pick(targetRanges))
  if (targetAmountMax !== undefined) written.set('targetAmountMax', random.pick(targetRanges))
  if (query.startAfter !== undefined) written.set('startAfter', dayOf(query.startAfter))
  if (query.endBefore !== undefined) written.set('endBefore', dayOf(query.endBefore))
  if (query.offset > 0) written.set('page', String(query.offset / query.limit + 1))
  return `/api/search?${written}`
}

/**
 * Adds the boxes of a filter group to an address: those that are on by default only if they are off, the others only if they are
 * on.
 */
function writeBoxes(written: URLSearchParams, name: BoxGroupName, mask: number | undefined): void {
  if (mask === undefined) return
  const on = valuesIn(name, mask)
  const isDefault = boxGroups[name].match === 'any'
  for (const box of boxNames(name))
    if (on.includes(box) !== isDefault) written.set(box, isDefault ? '0' : '1')
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
