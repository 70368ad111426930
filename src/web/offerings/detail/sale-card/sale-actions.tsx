import { FollowButton } from '../../../follow/follow-button.tsx'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useSite } from '../../../reader/site.ts'
import { useLinks } from '../../../reader/use-links.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import type { LoadedOffering } from '../offering.load.ts'

export function SaleActions({ offering: { cell, urls } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const list = useMessages('offerings')
  const links = useLinks()
  const { opensApp } = useSite()
  const website = urls.find(({ key }) => key === 'Website')
  return (
    <div className="grid gap-2">
      <FollowButton key={cell.item_id} itemId={cell.item_id} name={cell.name} />
      {website && (
        <a href={website.href} rel="noopener nofollow" className="btn">
          {t.url()}
          <Icon name="external" />
        </a>
      )}
      {cell.product_code !== null && (
        <a href={links.watch(cell.item_id, cell.product_code, opensApp)} className="btn">
          <Icon name="bell" />
          {opensApp ? list.watch() : list.watchHere()}
        </a>
      )}
    </div>
  )
}
