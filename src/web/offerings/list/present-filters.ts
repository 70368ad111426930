import { dayPresets } from '../../../domain/kernel/time/calendar-day.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { applyDateShortcut, dateShortcutOf } from '../../../domain/offerings/list/date-shortcuts.ts'
import { industries } from '../../../domain/offerings/fields/industries.ts'
import {
  defaultOrder,
  sorts,
  type ListOrder,
  type ListQuery,
} from '../../../domain/offerings/list/list-query.ts'
import { writeListQuery } from '../../../domain/offerings/list/list-query-text.ts'
import { hasStatusCheckboxes } from '../../../domain/offerings/list/sections.ts'
import { acceptFlags, featureFlags, statusFlags } from '../../../domain/offerings/list/list-flags.ts'
import { targetRanges, type AmountRange } from '../../../domain/offerings/list/target-ranges.ts'
import { rangeEnds } from '../sale/range-ends.ts'
import { readerZone } from '../../reader/reader-zone.ts'

interface FilterFacts {
  readonly query: ListQuery
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly now: string
  readonly countText: (count: number | undefined) => string
  readonly hrefOf: (query: ListQuery) => string
}

/** The fields of the filters and of the order, each value with whether it is chosen and how many it would give. */
export function presentFilters({ query, counts, now, countText, hrefOf }: FilterFacts) {
  const today = dayAt({ at: now, timeZone: readerZone() }) ?? ''
  const flags = <Flag extends keyof ListQuery>(names: readonly Flag[], group: string) =>
    names.map((name) => ({ name, on: query[name] === true, count: countText(counts[group]?.[name]) }))
  const ranges = (name: 'targetAmountMin' | 'targetAmountMax') =>
    rangesWith(query[name]).map((range) => ({
      range,
      ...rangeEnds(range),
      on: range === query[name],
      count: countText(counts[name]?.[range]),
    }))
  const orders: readonly ListOrder[] = query.q === '' ? sorts : ['relevance', ...sorts]
  return {
    statuses: hasStatusCheckboxes(query) ? flags(statusFlags, 'statuses') : null,
    /** What the tab says, in place of the boxes. */
    statusesOff: statusFlags.filter((flag) => !query[flag]),
    targetAmountMin: ranges('targetAmountMin'),
    targetAmountMax: ranges('targetAmountMax'),
    coins: flags(acceptFlags, 'coins'),
    industry: query.industry ?? '',
    industries: industries.map((name) => ({ name, count: countText(counts['industries']?.[name]) })),
    features: flags(featureFlags, 'features'),
    startAfter: query.startAfter ?? '',
    endBefore: query.endBefore ?? '',
    preset: dateShortcutOf({ query, today }) ?? null,
    presets: dayPresets.map((preset) => ({
      preset,
      href: hrefOf(applyDateShortcut({ query, preset, today })),
    })),
    order: query.sort,
    orders,
    chosenOrder: query.sort === defaultOrder(query) ? null : query.sort,
    /** The rest of the query, for the form of the order. */
    rest: [...writeListQuery({ ...query, sort: defaultOrder(query), page: 1 })],
  }
}

/** The usual ranges, and the one in the address when it is another. */
function rangesWith(chosen: AmountRange | undefined): readonly AmountRange[] {
  const usual: readonly AmountRange[] = targetRanges
  return chosen === undefined || usual.includes(chosen) ? usual : [...usual, chosen]
}
