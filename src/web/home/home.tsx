import { Link } from 'react-router'
import { siteConfig } from '../../domain/kernel/site-config.ts'
import { companyData, searchData } from '../../domain/share-metadata/structured-data.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../shell/page-head.tsx'
import { publisherOf } from '../shell/publisher.ts'
import { useSite } from '../shell/site.ts'
import { useLinks } from '../shell/use-links.ts'

export const handle = { search: true }

export default function Home() {
  const t = useMessages('home')
  const { language, origins } = useSite()
  const origin = origins[language]
  return (
    <div className="wrap">
      <PageHead
        title={t.title()}
        description={t.description()}
        structuredData={[
          companyData({ company: publisherOf(origin) }),
          searchData({ siteName: siteConfig.fullName, origin, language }),
        ]}
      />
      <div className="pt-6 pb-8 md:pt-10">
        <h1 className="font-display text-2xl md:text-3xl">{t.heading()}</h1>
        <p className="mt-2 max-w-prose text-ink-2">{t.lede()}</p>
      </div>
      <Guides />
    </div>
  )
}

function Guides() {
  const t = useMessages('home')
  const shell = useMessages('shell')
  const links = useLinks()
  const guides = [
    { to: links.aboutOfferings(), title: shell.linkAbout(), text: t.guideAbout() },
    { to: links.page('interviews'), title: shell.linkInterviews(), text: t.guideInterviews() },
    { to: links.page('tax'), title: shell.linkTax(), text: t.guideTax() },
    { to: links.premium(), title: shell.linkPremium({ app: siteConfig.app }), text: t.guidePremium() },
  ]
  return (
    <section>
      <hr className="komochi" />
      <h2 className="pt-3.5 pb-4 font-display text-xl">{t.readFirst()}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {guides.map(({ to, title, text }) => (
          <li key={to} className="relative border-t border-rule py-4">
            <h3 className="text-lg">
              <Link to={to} className="after:absolute after:inset-0 hover:text-accent">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
