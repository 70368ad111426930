import type { AmountGroup, CatalogueQuery } from '../../../catalogue/catalogue-query.ts'
import type { Span } from '../../../catalogue/periods.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import { addDays, dayPresets, type Day } from '../../../domain/kernel/time/calendar-day.ts'
import { dayInLanguage, startOfDayIn } from '../../../domain/kernel/time/language-day.ts'
import { periodOfShortcut } from '../../../domain/offerings/list/date-shortcuts.ts'
import { boxNames, type BoxGroupName, type BoxName } from '../../../domain/offerings/list/filter-boxes.ts'
import { bitsOf } from '../../../domain/offerings/list/filter-groups.ts'
import type { ListQuery } from '../../../domain/offerings/list/list-fields.ts'
import { daysOfPeriod, type Period } from '../../../domain/offerings/list/periods.ts'
import { boundsOf, targetRanges } from '../../../domain/offerings/list/target-ranges.ts'

export const perPage = 20

interface CatalogueQueryInput {
  readonly query: ListQuery
  /** Days of the query are days in the zone of this language. */
  readonly language: Language
  readonly now: Date
}

/**
 * Translates a list query for the catalogue. It adds the periods that the date filter offers today, because the list states the
 * number of results for each.
 *
 * The catalogue stores a date without a time as its midnight in UTC. No language has a zone behind UTC or a whole day ahead of it, so
 * that midnight lies within the same day in each of their zones.
 */
export function catalogueQueryOf({ query, language, now }: CatalogueQueryInput): CatalogueQuery {
  const { kind, industry, startAfter, endBefore } = query
  const today = dayInLanguage({ at: now, language }) ?? ''
  const ticked = <Group extends BoxGroupName>(group: Group): readonly BoxName<Group>[] =>
    boxNames(group).filter((box) => query[box])
  return {
    groups: {
      statuses: bitsOf('statuses', ticked('statuses')),
      coins: bitsOf('coins', ticked('coins')),
      features: bitsOf('features', ticked('features')),
      ...(kind !== undefined && { kinds: bitsOf('kinds', [kind]) }),
      ...(industry !== undefined && { industries: bitsOf('industries', [industry]) }),
      ...defaultRange('targetAmountMin', query),
      ...defaultRange('targetAmountMax', query),
    },
    ranges: {
      ...otherRange('targetAmountMin', query),
      ...otherRange('targetAmountMax', query),
    },
    startAfter: startAfter === undefined ? undefined : startOfDayIn({ day: startAfter, language }),
    endBefore: endBefore === undefined ? undefined : lastMomentOf(endBefore, language),
    period:
      query.period === undefined ? undefined : { rule: query.periodBy, ...spanOf(query.period, language) },
    counted: { rule: query.periodBy, spans: spansOfShortcuts(today, language) },
    q: query.q,
    sort: query.sort,
    first: query.ongoingFirst === true ? { statuses: bitsOf('statuses', ['ongoing']) } : undefined,
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

const lastSpans = new Map<Language, { readonly today: Day; readonly spans: readonly Span[] }>()

/** The periods that the date filter offers. They are cached for a day, because every search counts the results of each. */
function spansOfShortcuts(today: Day, language: Language): readonly Span[] {
  const last = lastSpans.get(language)
  if (last?.today === today) return last.spans
  const spans = dayPresets.map((preset) => spanOf(periodOfShortcut({ preset, today }), language))
  lastSpans.set(language, { today, spans })
  return spans
}

function spanOf(period: Period, language: Language): Span {
  const { from, to } = daysOfPeriod(period)
  return { from: startOfDayIn({ day: from, language }), to: lastMomentOf(to, language) }
}

function lastMomentOf(day: Day, language: Language): number {
  return startOfDayIn({ day: addDays({ day, count: 1 }), language }) - 1
}
