import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { buttonClass } from '../ui/styles/button-class.ts'
import { CachedMarkup } from '../page/cached-markup.tsx'
import phone from './phone.svg?url&no-inline'
import { PageLink } from '../ui/controls/page-link.tsx'

export function AppBanner() {
  return (
    <CachedMarkup as="section" className="mt-12 border-y border-rule bg-sunken" of={siteConfig}>
      <AppPraise />
    </CachedMarkup>
  )
}

function AppPraise() {
  const t = useMessages('home')
  const links = useLinks()
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-6 overflow-hidden pt-6 lg:grid-cols-[13.5rem_minmax(0,1fr)_auto] lg:gap-x-10">
      <svg aria-hidden="true" className="h-36 w-full self-end max-lg:order-2 lg:h-43">
        <use href={`${phone}#phone`} />
      </svg>
      <div className="pb-6">
        <h2 className="font-display text-xl">{t.appTitle()}</h2>
        <p className="mt-2 max-w-prose text-sm">{t.appText({ app: siteConfig.app })}</p>
        <PageLink to={links.app()} className={buttonClass({ className: 'mt-4 lg:hidden' })}>
          {t.appLink()}
        </PageLink>
      </div>
      <PageLink to={links.app()} className={buttonClass({ className: 'max-lg:hidden' })}>
        {t.appLink()}
      </PageLink>
    </div>
  )
}
