import { addDays } from '../../domain/kernel/time/calendar-day.ts'
import { readInstant } from '../../domain/kernel/time/instant.ts'
import type { CatalogueQuery, FacetCounts } from '../../catalogue/catalogue-query.ts'
import { industries } from '../../domain/offerings/fields/industries.ts'
import type { ListQuery } from '../../domain/offerings/list/list-query.ts'
import { acceptFlags, featureFlags, statusFlags } from '../../domain/offerings/list/list-flags.ts'
import { amountRangeBounds, targetRanges } from '../../domain/offerings/list/target-ranges.ts'

export const perPage = 20

/** The list query in the catalogue's terms. */
export function catalogueQueryOf(query: ListQuery): CatalogueQuery {
  return {
    statuses: maskOf(query, statusFlags),
    coins: maskOf(query, acceptFlags),
    flags: maskOf(query, featureFlags),
    industry: query.industry === undefined ? undefined : industries.indexOf(query.industry),
    targetMinRange: rangeOf(query.targetAmountMin),
    targetMaxRange: rangeOf(query.targetAmountMax),
    startAfter: readInstant(query.startAfter ?? ''),
    endBefore: lastMomentOf(query.endBefore),
    q: query.q,
    sort: query.sort,
    offset: (query.page - 1) * perPage,
    limit: perPage,
  }
}

function maskOf(query: ListQuery, flags: readonly (keyof ListQuery)[]): number {
  return flags.reduce((mask, flag, bit) => (query[flag] === true ? mask | (1 << bit) : mask), 0)
}

function rangeOf(range: string | undefined): readonly [number, number] | undefined {
  if (range === undefined) return undefined
  const { min, max } = amountRangeBounds(range)
  return [min, max]
}

function lastMomentOf(day: ListQuery['endBefore']): number | undefined {
  const next = day === undefined ? undefined : readInstant(addDays({ day, count: 1 }))
  return next === undefined ? undefined : next - 1
}

/** The counts by the names the values have on the wire. */
export function wireCounts(counts: FacetCounts): Record<string, Record<string, number>> {
  return {
    sections: { ...counts.sections },
    statuses: named(statusFlags, counts.statuses),
    coins: named(acceptFlags, counts.coins),
    features: named(featureFlags, counts.flags),
    industries: named(industries, counts.industries),
    targetAmountMin: named(targetRanges, counts.targetMin),
    targetAmountMax: named(targetRanges, counts.targetMax),
  }
}

function named(names: readonly string[], counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, place) => [name, counts[place] ?? 0]))
}
