import { offeringPath } from '../../../words/addresses/addresses.ts'
import { notificationsAddress } from '../../../words/addresses/push-addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { ShareLinks } from '../../page/share-links.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import type { LoadedOffering } from './offering.load.ts'

export default function ShareRow({ offering }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const links = useLinks()
  const { language, origins } = useSite()
  const { item_id: itemId, name } = offering.cell
  return (
    <div data-print="none" className="grid gap-2 text-xs text-ink-3">
      <div className="flex items-center justify-between">
        {t.views({ count: offering.views })}
        <ShareLinks
          labels={{
            all: t.share(),
            x: t.shareX(),
            line: t.shareLine(),
            telegram: t.shareTelegram(),
            more: t.shareMore(),
          }}
          url={origins[language] + offeringPath(itemId)}
          text={t.title({ name })}
          feed={{ label: t.follow(), href: links.rss(itemId) }}
        />
      </div>
      <p>
        <PageLink
          to={links.inside(notificationsAddress({ ico: itemId }))}
          className="link inline-flex min-h-11 items-center"
        >
          {t.toNotifications()}
        </PageLink>
      </p>
      <EmbedLinks itemId={itemId} />
    </div>
  )
}

function EmbedLinks({ itemId }: { itemId: string }) {
  const t = useMessages('offering')
  const links = useLinks()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      {t.embed()}
      <span className="flex gap-4">
        <PageLink to={links.badge({ item: itemId })} className="link inline-flex min-h-11 items-center">
          {t.badgeLink()}
        </PageLink>
        <PageLink
          to={links.widget({ kind: 'offering', item: itemId })}
          className="link inline-flex min-h-11 items-center"
        >
          {t.widgetLink()}
        </PageLink>
      </span>
    </p>
  )
}
