import type { Pagination } from '../../domain/kernel/lists/pagination.ts'

export interface ListPages {
  readonly page: number
  /** Null is a gap. */
  readonly pages: readonly ({ readonly page: number; readonly href: string } | null)[]
}

/** Past the end the pager stands at the last page there is. */
export function listPages(
  { page: requested, iter_pages: shown }: Pagination,
  hrefOf: (page: number) => string,
): ListPages {
  return {
    page: Math.min(requested, shown.at(-1) ?? 1),
    pages: shown.map((page) => (page === null ? null : { page, href: hrefOf(page) })),
  }
}
