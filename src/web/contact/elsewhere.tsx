import { addEventPath, howToStopPath } from '../../words/addresses/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'

/** What some come to ask for stands on a page of its own. */
export function Elsewhere() {
  const t = useMessages('contact')
  const links = useLinks()
  const pages = [
    { to: links.page('ads'), text: t.toAds() },
    { to: links.inside(addEventPath), text: t.toAddEvent() },
    { to: links.inside(howToStopPath), text: t.toUnfollow() },
    { to: links.page('privacy'), text: t.toPrivacy() },
  ]
  return (
    <aside aria-labelledby="elsewhere" className="border-t border-ink">
      <h2 id="elsewhere" className="pt-3 pb-2 font-display text-lg">
        {t.elsewhere()}
      </h2>
      <ul className="text-sm">
        {pages.map(({ to, text }) => (
          <li key={to} className="border-b border-rule">
            <PageLink to={to} className="link flex min-h-11 items-center">
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="pt-3 text-xs text-ink-3">{t.privacy()}</p>
    </aside>
  )
}
