import { useMessages } from '../../i18n/use-messages.ts'
import { Pagination } from '../../ui/lists/pagination.tsx'
import type { ListPages } from '../list-pages.ts'

export function Pager({ page, pages }: ListPages) {
  const t = useMessages('frame')
  if (pages.length < 2) return null
  return (
    <Pagination
      label={t.pager()}
      page={page}
      iterPages={pages.map((place) => place && place.page)}
      hrefFor={(wanted) => pages.find((place) => place?.page === wanted)?.href ?? ''}
      previous={t.previousPage()}
      next={t.nextPage()}
      pageLabel={(number) => t.pageNumber({ page: number })}
    />
  )
}
