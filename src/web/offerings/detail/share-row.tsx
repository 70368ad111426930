import { useMessages } from '../../i18n/use-messages.ts'
import { offeringPath } from '../../../words/addresses.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { LoadedOffering } from './offering.load.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'

/** Plain links: nothing of another site is fetched before one is pressed. */
export default function ShareRow({ offering }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const links = useLinks()
  const { language, origins } = useSite()
  const { item_id: itemId, name } = offering.cell
  const url = encodeURIComponent(origins[language] + offeringPath(itemId))
  const text = encodeURIComponent(t.title({ name }))
  const places = [
    { icon: 'x', label: t.shareX(), href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { icon: 'line', label: t.shareLine(), href: `https://social-plugins.line.me/lineit/share?url=${url}` },
    { icon: 'telegram', label: t.shareTelegram(), href: `https://t.me/share/url?url=${url}&text=${text}` },
    { icon: 'rss', label: t.follow(), href: links.rss(itemId) },
  ] as const
  return (
    <div className="grid gap-2 text-xs text-ink-3">
      <div className="flex items-center justify-between">
        {t.views({ count: offering.views })}
        <ul aria-label={t.share()} className="-me-3 flex">
          {places.map(({ icon, label, href }) => (
            <li key={icon}>
              <a href={href} rel="noopener" aria-label={label} className="btn btn-icon">
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
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
        <PageLink to={links.badge(itemId)} className="link inline-flex min-h-11 items-center">
          {t.badgeLink()}
        </PageLink>
        <PageLink to={links.widget(itemId)} className="link inline-flex min-h-11 items-center">
          {t.widgetLink()}
        </PageLink>
      </span>
    </p>
  )
}
