import { dayPresets } from '../../../domain/kernel/time/calendar-day.ts'
import { dayAt } from '../../../domain/kernel/time/instant.ts'
import { applyDateShortcut, dateShortcutOf } from '../../../domain/offerings/list/date-shortcuts.ts'
import { industries } from '../../../domain/offerings/fields/industries.ts'
import { boxNames, type BoxGroupName } from '../../../domain/offerings/list/filter-boxes.ts'
import { sorts, type ListOrder, type ListQuery } from '../../../domain/offerings/list/list-fields.ts'
import { defaultOrder } from '../../../domain/offerings/list/list-query.ts'
import { writeListQuery } from '../../../domain/offerings/list/list-query-text.ts'
import { hasStatusCheckboxes } from '../../../domain/offerings/list/sections.ts'
import { targetRanges, type AmountRange } from '../../../domain/offerings/list/target-ranges.ts'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { rangeEnds } from '../sale/range-ends.ts'
import { readerZone } from '../../reader/reader-zone.ts'

interface FilterFacts {
  readonly query: ListQuery
  readonly counts: Reply<Operations['searchOfferings']>['counts']
  readonly now: string
  readonly countText: (count: number | undefined) => string
  readonly hrefOf: (query: ListQuery) => string
}

/** The fields of the filters and of the order, each value with whether it is chosen and how many it would give. */
export function presentFilters({ query, counts, now, countText, hrefOf }: FilterFacts) {
  const today = dayAt({ at: now, timeZone: readerZone() }) ?? ''
  const boxes = <Group extends BoxGroupName>(group: Group) => {
    // Every box of a group is counted under its own name.
    const counted = counts[group] as Readonly<Record<string, number>>
    return boxNames(group).map((name) => ({ name, on: query[name], count: countText(counted[name]) }))
  }
  const ranges = (name: 'targetAmountMin' | 'targetAmountMax') =>
    rangesWith(query[name]).map((range) => ({
      range,
      ...rangeEnds(range),
      on: range === query[name],
      count: countText((counts[name] as Readonly<Record<string, number>>)[range]),
    }))
  const orders: readonly ListOrder[] = query.q === '' ? sorts : ['relevance', ...sorts]
  return {
    statuses: hasStatusCheckboxes(query) ? boxes('statuses') : null,
    /** What the tab says, in place of the boxes. */
    statusesOff: boxNames('statuses').filter((box) => !query[box]),
    targetAmountMin: ranges('targetAmountMin'),
    targetAmountMax: ranges('targetAmountMax'),
    coins: boxes('coins'),
    industry: query.industry ?? '',
    industries: industries.map((name) => ({ name, count: countText(counts.industries[name]) })),
    features: boxes('features'),
    startAfter: query.startAfter ?? '',
    endBefore: query.endBefore ?? '',
    period: query.period ?? '',
    periodBy: query.periodBy,
    preset: dateShortcutOf({ query, today }) ?? null,
    presets: dayPresets.map((preset) => ({
      preset,
      href: hrefOf(applyDateShortcut({ query, preset, today })),
      count: countText(counts.periods[preset]),
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
