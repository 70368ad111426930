import type { Pagination } from '../../domain/kernel/lists/pagination.ts'

export interface ListPages {
  readonly page: number
  /** Page numbers with their links; null is a gap between them. */
  readonly pages: readonly ({ readonly page: number; readonly href: string } | null)[]
}

export function listPages(
  { page: requested, iter_pages: shown }: Pagination,
  hrefOf: (page: number) => string,
): ListPages {
  return {
    page: Math.min(requested, shown.at(-1) ?? 1),
    pages: shown.map((page) => (page === null ? null : { page, href: hrefOf(page) })),
  }
}
