import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { CachedMarkup } from '../page/cached-markup.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'

export function Guides() {
  return (
    <CachedMarkup as="section" className="wrap mt-10" of={siteConfig}>
      <GuideLinks />
    </CachedMarkup>
  )
}

function GuideLinks() {
  const t = useMessages('home')
  const frame = useMessages('frame')
  const links = useLinks()
  const guides = [
    { to: links.aboutOfferings(), title: frame.linkAbout(), text: t.guideAbout() },
    { to: links.page('interviews'), title: frame.linkInterviews(), text: t.guideInterviews() },
    { to: links.page('tax'), title: frame.linkTax(), text: t.guideTax() },
    { to: links.premium(), title: frame.linkPremium({ app: siteConfig.app }), text: t.guidePremium() },
  ]
  return (
    <>
      <hr className="komochi" />
      <h2 className="pt-3 pb-3 font-display text-lg">{t.readFirst()}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {guides.map(({ to, title, text }) => (
          <li key={to} className="relative border-t border-rule py-3">
            <h3 className="text-md">
              <PageLink to={to} className="after:absolute after:inset-0 hover:text-accent">
                {title}
              </PageLink>
            </h3>
            <p className="mt-1 text-xs">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
