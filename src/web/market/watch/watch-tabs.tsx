import { writeMarketView, type MarketView } from '../../../domain/market/list/market-address.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { LinkTabs } from '../../ui/lists/tabs.tsx'
import { useWatchlist } from '../stored/watchlist-store.ts'

export function WatchTabs({ view }: { view: MarketView }) {
  const t = useMessages('market')
  const links = useLinks()
  const watched = useWatchlist()
  const hrefOf = (ids: readonly string[] | undefined) =>
    links.market(writeMarketView({ ...view, q: '', page: 1, ids }))
  return (
    <LinkTabs
      label={t.tabs()}
      look="boxed"
      tabs={[
        { href: hrefOf(undefined), label: t.tabAll(), current: view.ids === undefined },
        {
          href: hrefOf(watched),
          label: t.tabWatched(),
          count: watched.length === 0 ? undefined : watched.length,
          current: view.ids !== undefined,
        },
      ]}
    />
  )
}
