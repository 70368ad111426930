import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { toggleWatch, useIsWatched } from '../stored/watchlist-store.ts'

export function Star({ id, name }: { id: string; name: string }) {
  const t = useMessages('market')
  return (
    <button
      type="button"
      className="star"
      aria-pressed={useIsWatched(id)}
      aria-label={t.watch({ name })}
      data-watch={id}
      onClick={(event) => {
        event.preventDefault()
        toggleWatch(id)
      }}
    >
      <Icon name="star" />
    </button>
  )
}
