import { isSameWatchlist } from '../../../domain/market/list/watchlist.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { notify } from '../../ui/overlays/toast-store.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { useHydrated } from '../figures/use-hydrated.ts'
import { storeWatchlist, useWatchlist } from '../stored/watchlist-store.ts'

export default function WatchBar({ ids }: { ids: readonly string[] }) {
  const t = useMessages('market')
  const isHydrated = useHydrated()
  const watched = useWatchlist()
  const isOwn = isSameWatchlist(ids, watched)
  const add = () => {
    storeWatchlist([...watched, ...ids])
    notify({ kind: 'ok', title: t.addedToWatchlist() })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href)
    notify({ kind: 'ok', title: t.linkCopied() })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1 pb-3 text-sm noscript:hidden">
      <p>{isOwn ? t.ownList() : t.sharedList()}</p>
      {isOwn ? (
        <Button size="sm" disabled={!isHydrated} onClick={() => void copy()}>
          <Icon name="copy" />
          {t.copyLink()}
        </Button>
      ) : (
        ids.some((id) => !watched.includes(id)) && (
          <Button size="sm" disabled={!isHydrated} onClick={add}>
            <Icon name="star" />
            {t.addToWatchlist()}
          </Button>
        )
      )}
    </div>
  )
}
