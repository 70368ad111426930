import { writeMarketView, type MarketView } from '../../../domain/market/list/market-address.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedMarket } from './market.load.ts'

export default function NoCoins({ market: { view, hasNoData } }: { market: LoadedMarket }) {
  const t = useMessages('market')
  const links = useLinks()
  const isUnstarred = view.ids?.length === 0
  if (hasNoData) return <NoData />
  if (view.page > 1) return <PastEnd view={view} />
  const all = links.market(writeMarketView({ ...view, q: '', page: 1, ids: undefined }))
  return (
    <EmptyState
      title={isUnstarred ? t.unstarredTitle() : t.emptyTitle()}
      actions={
        <>
          <PageLink to={all} className={buttonClass({ kind: 'primary' })}>
            {t.showAll()}
          </PageLink>
          {view.q !== '' && (
            <PageLink to={links.search(view.q)} className={buttonClass({ className: 'whitespace-normal' })}>
              {t.searchSales({ q: view.q })}
            </PageLink>
          )}
        </>
      }
    >
      {isUnstarred ? t.unstarredText() : t.emptyText()}
    </EmptyState>
  )
}

function NoData() {
  const t = useMessages('coin')
  const links = useLinks()
  return (
    <EmptyState
      title={t.noDataTitle()}
      actions={
        <PageLink to={links.search()} className={buttonClass({ kind: 'primary' })}>
          {t.toTokenSales()}
        </PageLink>
      }
    >
      {t.noDataText()}
    </EmptyState>
  )
}

function PastEnd({ view }: { view: MarketView }) {
  const t = useMessages('coin')
  const first = useLinks().market(writeMarketView({ ...view, page: 1 }))
  return (
    <EmptyState
      title={t.pastEndTitle()}
      actions={
        <PageLink to={first} className={buttonClass({ kind: 'primary' })}>
          {t.firstPage()}
        </PageLink>
      }
    >
      {t.pastEndText()}
    </EmptyState>
  )
}
