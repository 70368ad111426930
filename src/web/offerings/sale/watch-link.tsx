import { isInStores } from '../../../domain/kernel/site/app-stores.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Icon } from '../../ui/pictures/icon.tsx'

/** Opens the sale in the app. As long as the app is in no store, the link leads to the page about it and says so. */
export function WatchLink({ code, className }: { code: string; className: string }) {
  const t = useMessages('offerings')
  const { appStores, inApp } = useSite()
  const links = useLinks()
  const isOut = inApp || isInStores(appStores)
  return (
    <a href={isOut ? links.watch(code) : links.app()} className={className}>
      <Icon name="phone" className="size-4" />
      {isOut ? t.watch() : t.watchAwaited()}
    </a>
  )
}
