export interface ListPage {
  readonly path: string
  readonly page: number
  /** True if other query parameters change which items are shown. */
  readonly isFiltered: boolean
  /** True if other query parameters change only the order or layout. */
  readonly isRearranged: boolean
  readonly isEmpty: boolean
}

interface KnownList {
  readonly path: string
  readonly unlisted: boolean
}

/**
 * The canonical address of a page of a list. Each page has its own, since it shows other items: `/market?page=2`. A
 * page in another order is canonically the list itself: `/market?sort=name&page=3` is `/market`. Search engines should
 * not list search results, filtered lists and pages past the end.
 */
export function knownList({ path, page, isFiltered, isRearranged, isEmpty }: ListPage): KnownList {
  return {
    path: page === 1 || isRearranged ? path : `${path}?page=${page}`,
    unlisted: isFiltered || (isEmpty && page > 1),
  }
}
