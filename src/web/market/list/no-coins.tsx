import { writeMarketView, type MarketView } from '../../../domain/market/list/market-address.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

export default function NoCoins({ view }: { view: MarketView }) {
  const t = useMessages('market')
  const links = useLinks()
  const isUnstarred = view.ids?.length === 0
  if (view.page > 1) return <PastEnd view={view} />
  const all = links.market(writeMarketView({ ...view, q: '', page: 1, ids: undefined }))
  return (
    <EmptyState
      title={isUnstarred ? t.unstarredTitle() : t.emptyTitle()}
      actions={
        <PageLink to={all} className={buttonClass({ kind: 'primary' })}>
          {t.showAll()}
        </PageLink>
      }
    >
      {isUnstarred ? t.unstarredText() : t.emptyText()}
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
