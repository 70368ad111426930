/** The wire format of pagination. `iter_pages` lists the page numbers to show, null for a gap. */
export type Pagination = { page: number; total: number; per_page: number; iter_pages: (number | null)[] }

const pagesAround = 2

/**
 * Page 6 of 20 shows 1 … 4 5 6 7 8 … 20. A page past the end has an empty list and shows the pager of the last page.
 * Anything that is not a page number is page 1.
 */
export function paginate(args: { page: number; total: number; perPage: number }): Pagination {
  const { total, perPage } = args
  const page = Number.isFinite(args.page) ? Math.max(1, Math.trunc(args.page)) : 1
  const last = Math.max(1, Math.ceil(total / perPage))
  return { page, total, per_page: perPage, iter_pages: pagesToShow({ current: Math.min(page, last), last }) }
}

/** A gap hides at least two pages, because a single page number takes no more space than the dots. */
function pagesToShow({ current, last }: { current: number; last: number }): (number | null)[] {
  const start = current - pagesAround <= 3 ? 1 : current - pagesAround
  const end = current + pagesAround >= last - 2 ? last : current + pagesAround
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  return [...(start > 1 ? [1, null] : []), ...middle, ...(end < last ? [null, last] : [])]
}
