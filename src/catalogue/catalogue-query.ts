import type { FilterGroupName, FilterValue } from '../domain/offerings/list/filter-groups.ts'
import type { ListOrder } from '../domain/offerings/list/list-fields.ts'
import type { PeriodRule } from '../domain/offerings/list/periods.ts'
import type { Bounds } from '../domain/offerings/list/target-ranges.ts'
import type { Span } from './periods.ts'

export type AmountGroup = Extract<FilterGroupName, `targetAmount${string}`>

export interface CatalogueQuery {
  /**
   * The requested values, as bits in the order of their group. A missing group filters nothing, and neither does an
   * `any` group with all of its bits set, so that entries without a value are found too. An `any` group with no bit set
   * finds nothing.
   */
  groups: Partial<Record<FilterGroupName, number>>
  /**
   * Ranges of amounts, for groups from which no values are requested: from `min` to `max`, both inclusive. Unknown
   * amounts are in no range.
   */
  ranges?: Partial<Record<AmountGroup, Bounds>>
  /** Finds starts at this instant or later; unknown starts are not found. */
  startAfter?: number | undefined
  endBefore?: number | undefined
  /**
   * `period` finds sales that start in a span, end in it or are open in it, as its rule says. For each span of `counted`, the
   * answer has the number of sales that would be found with that span instead of `period`.
   */
  period?: (Span & { rule: PeriodRule }) | undefined
  counted?: { rule: PeriodRule; spans: readonly Span[] } | undefined
  q?: string | undefined
  /**
   * `relevance` without `q` means `createdAtDesc`. Ties are ordered by id; unknown values come last in both directions.
   */
  sort: ListOrder
  /**
   * Entries with one of these statuses come before all others, each part in the order of `sort`. `relevance` with `q` ignores it,
   * because it has classes of its own.
   */
  first?: { readonly statuses: number } | undefined
  offset: number
  limit: number
}

export interface CatalogueAnswer {
  ids: string[]
  total: number
  counts: FacetCounts
  inSpans?: number[]
}

/**
 * For each value the number of results, with the filters of all other groups applied. In a group of kind `any` the group's own
 * filter is not applied; in a group of kind `all` it is, so a value is counted only in entries that also have the requested
 * values.
 */
export type FacetCounts = { [Name in FilterGroupName]: Record<FilterValue<Name>, number> }
