import { useMessages } from '../../i18n/use-messages.ts'
import { Pagination } from '../../ui/pagination.tsx'
import type { LoadedMarket } from './present-market.ts'

export function MarketPager({ market: { page, pages } }: { market: LoadedMarket }) {
  const t = useMessages('market')
  if (pages.length < 2) return null
  return (
    <Pagination
      label={t.pager()}
      page={page}
      iterPages={pages.map((place) => place && place.page)}
      hrefFor={(wanted) => pages.find((place) => place?.page === wanted)?.href ?? ''}
      previous={t.previous()}
      next={t.next()}
      pageLabel={(number) => t.pageNumber({ page: number })}
    />
  )
}
