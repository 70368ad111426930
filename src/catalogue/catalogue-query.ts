import type { FilterGroupName, FilterValue } from '../domain/offerings/list/filter-groups.ts'
import type { ListOrder } from '../domain/offerings/list/list-fields.ts'
import type { PeriodRule } from '../domain/offerings/list/periods.ts'
import type { Bounds } from '../domain/offerings/list/target-ranges.ts'
import type { Span } from './periods.ts'

/** Groups whose values are ranges of an amount: any other range can be asked for too. */
export type AmountGroup = Extract<FilterGroupName, `targetAmount${string}`>

export interface CatalogueQuery {
  /**
   * The values asked for, a bit each in the order of their group. A group that is left out filters nothing, nor does one
   * of which any may match when all its values are asked for: an entry of no known coin is found then too. A mask is
   * taken literally: one of an `any` group with no bit on finds nothing.
   */
  groups: Partial<Record<FilterGroupName, number>>
  /** At least the first, less than the second; an unknown amount is in no range. In place of values of the group. */
  ranges?: Partial<Record<AmountGroup, Bounds>>
  /** Starts at this instant or later; an unknown start is never found. */
  startAfter?: number | undefined
  /** Ends at this instant or earlier; an unknown end is never found. */
  endBefore?: number | undefined
  /** What the sale does within the span, by the rule; the spans are counted by the rule too, this one left out. */
  period?: (Span & { rule: PeriodRule }) | undefined
  counted?: { rule: PeriodRule; spans: readonly Span[] } | undefined
  q?: string | undefined
  /** `relevance` without a `q` is `createdAtDesc`. Ties go by id, unknown values stand last in both directions. */
  sort: ListOrder
  offset: number
  limit: number
}

export interface CatalogueAnswer {
  ids: string[]
  total: number
  counts: FacetCounts
  /** How many results each span that is counted would give in place of the period. */
  inSpans?: number[]
}

/**
 * How many results each value would give: every other filter applied, its own group ignored. Of a group whose values
 * are all needed, a value is counted as if asked for beside those that are.
 */
export type FacetCounts = { [Name in FilterGroupName]: Record<FilterValue<Name>, number> }
