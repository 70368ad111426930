interface AskedList {
  /** The path of the list. */
  readonly path: string
  readonly page: number
  /** What else of the query changes which things are shown. */
  readonly isFiltered: boolean
  /** What else of the query changes their order or their look alone. */
  readonly isRearranged: boolean
  readonly isEmpty: boolean
}

export interface KnownList {
  readonly path: string
  readonly unlisted: boolean
  /** Tells the titles of pages apart: ` (2)`. */
  readonly nth: string
}

/**
 * The address a page of a list is known by. Each page is one of its own, since each shows other things: `/market?page=2`. The same things in
 * another order are the list as it usually stands: `/market?sort=name&page=3` is `/market`. What was searched or filtered, and a page
 * past the end, is for readers and not for search engines.
 */
export function knownList({ path, page, isFiltered, isRearranged, isEmpty }: AskedList): KnownList {
  return {
    path: page === 1 || isRearranged ? path : `${path}?page=${page}`,
    unlisted: isFiltered || (isEmpty && page > 1),
    nth: page === 1 ? '' : ` (${page})`,
  }
}
