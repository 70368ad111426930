import type { AmountGroup, CatalogueQuery } from '../../../catalogue/catalogue-query.ts'
import type { Span } from '../../../catalogue/periods.ts'
import { addDays, dayPresets, type Day } from '../../../domain/kernel/time/calendar-day.ts'
import { readInstant } from '../../../domain/kernel/time/instant.ts'
import { periodOfShortcut } from '../../../domain/offerings/list/date-shortcuts.ts'
import { boxNames, type BoxGroupName, type BoxName } from '../../../domain/offerings/list/filter-boxes.ts'
import { bitsOf } from '../../../domain/offerings/list/filter-groups.ts'
import type { ListQuery } from '../../../domain/offerings/list/list-fields.ts'
import { daysOfPeriod, type Period } from '../../../domain/offerings/list/periods.ts'
import { boundsOf, targetRanges } from '../../../domain/offerings/list/target-ranges.ts'

export const perPage = 20

/**
 * Translates a list query for the catalogue. It adds the periods that the date filter offers today, because the list states the
 * number of results for each.
 */
export function catalogueQueryOf({ query, today }: { query: ListQuery; today: Day }): CatalogueQuery {
  const { industry } = query
  const ticked = <Group extends BoxGroupName>(group: Group): readonly BoxName<Group>[] =>
    boxNames(group).filter((box) => query[box])
  return {
    groups: {
      statuses: bitsOf('statuses', ticked('statuses')),
      coins: bitsOf('coins', ticked('coins')),
      features: bitsOf('features', ticked('features')),
      ...(industry !== undefined && { industries: bitsOf('industries', [industry]) }),
      ...defaultRange('targetAmountMin', query),
      ...defaultRange('targetAmountMax', query),
    },
    ranges: {
      ...otherRange('targetAmountMin', query),
      ...otherRange('targetAmountMax', query),
    },
    startAfter: readInstant(query.startAfter ?? ''),
    endBefore: lastMomentOf(query.endBefore),
    period: query.period === undefined ? undefined : { rule: query.periodBy, ...spanOf(query.period) },
    counted: { rule: query.periodBy, spans: spansOfShortcuts(today) },
    q: query.q,
    sort: query.sort,
    offset: (query.page - 1) * perPage,
    limit: perPage,
  }
}

/**
 * The requested target amount as a value of its filter group, if it is one of the offered ranges: the catalogue has an index of
 * these.
 */
function defaultRange(name: AmountGroup, query: ListQuery): CatalogueQuery['groups'] {
  const offered = targetRanges.find((range) => range === query[name])
  return offered === undefined ? {} : { [name]: bitsOf(name, [offered]) }
}

function otherRange(name: AmountGroup, query: ListQuery): CatalogueQuery['ranges'] {
  const requested = query[name]
  if (requested === undefined || targetRanges.some((range) => range === requested)) return {}
  return { [name]: boundsOf(requested) }
}

let lastSpans: { readonly today: Day; readonly spans: readonly Span[] } | undefined

/** The periods that the date filter offers. They are cached for a day, because every search counts the results of each. */
function spansOfShortcuts(today: Day): readonly Span[] {
  if (lastSpans?.today !== today) {
    const spans = dayPresets.map((preset) => spanOf(periodOfShortcut({ preset, today })))
    lastSpans = { today, spans }
  }
  return lastSpans.spans
}

function spanOf(period: Period): Span {
  const { from, to } = daysOfPeriod(period)
  return { from: readInstant(from) ?? Number.NaN, to: lastMomentOf(to) ?? Number.NaN }
}

function lastMomentOf(day: ListQuery['endBefore']): number | undefined {
  const next = day === undefined ? undefined : readInstant(addDays({ day, count: 1 }))
  return next === undefined ? undefined : next - 1
}
