import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../domain/kernel/site/site-profile.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { Logo } from './logo.tsx'

/** Who the site is, and where else it can be read. */
export function FooterBrand({ language }: { language: Language }) {
  const t = useMessages('frame')
  const links = useLinks()
  return (
    <>
      <PageLink to={links.home()} className="inline-flex min-h-11 items-center">
        <Logo label={t.homeLink({ site: siteConfig.fullName })} />
      </PageLink>
      <p className="mt-2 font-display text-md text-balance text-ink">{siteProfile.slogan[language]}</p>
      <ul aria-label={t.socialLinks()} className="-ms-3 mt-3 flex">
        {siteProfile.socialLinks.map(({ kind, name, url }) => (
          <li key={kind}>
            <a href={url} rel="me noopener" aria-label={name} className="btn btn-icon">
              <Icon name={kind} />
            </a>
          </li>
        ))}
        <li>
          <a href={links.rss()} aria-label={t.rss()} className="btn btn-icon">
            <Icon name="rss" />
          </a>
        </li>
      </ul>
    </>
  )
}
