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
   * Ranges instead of values of a group: from the first number (inclusive) to the second (exclusive). Unknown amounts
   * are in no range.
   */
  ranges?: Partial<Record<AmountGroup, Bounds>>
  /** Finds starts at this instant or later; unknown starts are not found. */
  startAfter?: number | undefined
  endBefore?: number | undefined
  /**
   * The period by its rule: whether the sale starts, ends or is open in the span. `counted` spans are counted by the
   * rule without this filter.
   */
  period?: (Span & { rule: PeriodRule }) | undefined
  counted?: { rule: PeriodRule; spans: readonly Span[] } | undefined
  q?: string | undefined
  /**
   * `relevance` without `q` means `createdAtDesc`. Ties are ordered by id; unknown values come last in both directions.
   */
  sort: ListOrder
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
 * The number of results of each value, with all filters of other groups applied. In a group whose requested values must
 * all match, a value is counted together with them.
 */
export type FacetCounts = { [Name in FilterGroupName]: Record<FilterValue<Name>, number> }
