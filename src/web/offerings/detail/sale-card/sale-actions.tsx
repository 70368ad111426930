import { FollowButton } from '../../../follow/follow-button.tsx'
import { useMessages } from '../../../i18n/use-messages.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { buttonClass } from '../../../ui/styles/button-class.ts'
import { WatchLink } from '../../sale/watch-link.tsx'
import type { LoadedOffering } from '../offering.load.ts'

export function SaleActions({ offering: { cell, urls } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const website = urls.find(({ key }) => key === 'Website')
  return (
    <div className="grid gap-2">
      <FollowButton key={cell.item_id} itemId={cell.item_id} name={cell.name} />
      {website && (
        <a href={website.href} rel="noopener nofollow" className={buttonClass()}>
          {t.url()}
          <Icon name="external" />
        </a>
      )}
      {cell.product_code !== null && <WatchLink code={cell.product_code} className={buttonClass()} />}
    </div>
  )
}
