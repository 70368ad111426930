import { htmlLang, languageName, languages, type Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { siteProfile } from '../../domain/kernel/site/site-profile.ts'
import { legalNoticeId } from '../../words/addresses/addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { CachedMarkup } from '../page/cached-markup.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { FooterBrowse } from './footer-browse.tsx'
import { FooterGroup } from './footer-group.tsx'
import { useLanguageLinks } from './language-select.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer() {
  const t = useMessages('frame/footer')
  const { language, company } = useSite()
  return (
    <footer className="mt-16 border-t border-ink pt-10 pb-8 text-sm">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <CachedMarkup as="div" of={siteProfile}>
            <FooterBrand language={language} />
          </CachedMarkup>
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-5">
            <FooterBrowse />
            <ForOwners />
            <CachedMarkup as="div" className="footer-wide" of={siteConfig}>
              <AboutSite language={language} />
            </CachedMarkup>
          </div>
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule pt-5 text-xs text-ink-3">
          <p className="max-w-[60em] flex-1 basis-80">
            {t.disclaimer()} © 2026 {company}
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function ForOwners() {
  const t = useMessages('frame/footer')
  const frame = useMessages('frame')
  const links = useLinks()
  const hrefs = useLanguageLinks()
  return (
    <div className="grid content-start gap-8">
      <FooterGroup
        title={t.owners()}
        items={[
          { to: links.ownerForm(), text: t.linkSubmission() },
          { to: links.widget(), text: frame.linkWidget() },
          { to: links.badge(), text: t.linkBadge() },
          { to: links.sdk(), text: frame.linkSdk({ app: siteConfig.app }) },
        ]}
      />
      <FooterGroup
        title={t.languages()}
        items={languages.map((language) => ({
          href: hrefs[language],
          text: languageName[language],
          lang: htmlLang[language],
        }))}
      />
    </div>
  )
}

function AboutSite({ language }: { language: Language }) {
  const t = useMessages('frame/footer')
  const frame = useMessages('frame')
  const links = useLinks()
  return (
    <FooterGroup
      title={t.site()}
      items={[
        { to: links.aboutOfferings(), text: frame.linkAbout() },
        { to: links.page('interviews'), text: frame.linkInterviews() },
        { to: links.app(), text: siteConfig.app },
        { to: links.premium(), text: frame.linkPremium({ app: siteConfig.app }) },
        { to: links.page('tax'), text: frame.linkTax() },
        { href: siteProfile.companyBlog, text: t.linkCompanyBlog() },
        { to: links.page('company'), text: t.linkCompany() },
        { to: links.page('terms'), text: frame.linkTerms() },
        { to: links.page('privacy'), text: frame.linkPrivacy() },
        language === 'ja'
          ? { to: links.page(legalNoticeId), text: siteProfile.legalNotice }
          : { to: links.page('ads'), text: t.linkAds() },
        { to: links.contact(), text: t.linkContact() },
      ]}
    />
  )
}

function FooterBrand({ language }: { language: Language }) {
  const t = useMessages('frame/footer')
  const frame = useMessages('frame')
  const links = useLinks()
  return (
    <>
      <PageLink to={links.home()} className="inline-flex min-h-11 items-center">
        <Logo label={frame.homeLink({ site: siteConfig.fullName[language] })} />
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
          <a href={links.rss()} aria-label={frame.rss()} className="btn btn-icon">
            <Icon name="rss" />
          </a>
        </li>
      </ul>
    </>
  )
}
