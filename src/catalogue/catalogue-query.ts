/**
 * A mask is taken literally: one with no bit on finds nothing. Refilling an emptied group is the list query's policy.
 */
export interface CatalogueQuery {
  /** Bit `n` asks for status `n`. */
  statuses: number
  /** Bits of `catalogueCoins`. With all on nothing is filtered, so an entry of no known coin is found too. */
  coins: number
  industry?: number | undefined
  /** Bits of `catalogueFlags`; an entry must have every one. */
  flags: number
  /** At least the first, less than the second (`Infinity` when open); an unknown target is in no range. */
  targetMinRange?: readonly [number, number] | undefined
  targetMaxRange?: readonly [number, number] | undefined
  /** Starts at this instant or later; an unknown start is never found. */
  startAfter?: number | undefined
  /** Ends at this instant or earlier; an unknown end is never found. */
  endBefore?: number | undefined
  q?: string | undefined
  sort: CatalogueSort
  offset: number
  limit: number
}

/** `relevance` without a `q` is `createdAtDesc`. Ties go by id, unknown values stand last in both directions. */
export type CatalogueSort =
  | 'createdAtDesc'
  | 'endAsc'
  | 'endDesc'
  | 'startAsc'
  | 'startDesc'
  | 'raisedDesc'
  | 'raisedAsc'
  | 'relevance'

export interface CatalogueAnswer {
  ids: string[]
  total: number
  counts: FacetCounts
}

/**
 * How many results each value would give: every other filter applied, its own group ignored. A flag is counted as if
 * turned on beside the flags that are on already.
 */
export interface FacetCounts {
  /** By status. */
  statuses: number[]
  sections: { all: number; before: number; ongoing: number; finished: number }
  /** In the order of `catalogueCoins`. */
  coins: number[]
  /** In the order of `industries`. */
  industries: number[]
  /** In the order of `catalogueFlags`. */
  flags: number[]
  /** In the order of `targetRanges`. */
  targetMin: number[]
  targetMax: number[]
}
