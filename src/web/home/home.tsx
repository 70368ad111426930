import { siteConfig } from '../../domain/kernel/site-config.ts'
import { companyData, searchData, structuredDataText } from '../../domain/share-metadata/structured-data.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { loadList } from '../offerings/list/load-list.ts'
import { OfferingList } from '../offerings/list/offering-list.tsx'
import { inBrowser, onServer } from '../shell/load.ts'
import { PageHead } from '../shell/page-head.tsx'
import { publisherOf } from '../shell/publisher.ts'
import { useSite } from '../shell/site.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { AppBanner } from './app-banner.tsx'
import { Guides } from './guides.tsx'
import { Pickup } from './pickup.tsx'

export const handle = { search: true }

export const loader = onServer(loadList)
export const clientLoader = inBrowser(loadList)

export default function Home() {
  const t = useMessages('home')
  const { language, origins } = useSite()
  const origin = origins[language]
  const list = useLoaded(loadList)
  return (
    <>
      <PageHead
        title={t.title()}
        description={t.description()}
        structuredData={
          import.meta.env.SSR
            ? structuredDataText([
                companyData({ company: publisherOf(origin) }),
                searchData({ siteName: siteConfig.fullName, origin, language }),
              ])
            : ''
        }
      />
      <div className="wrap">
        <Pickup ads={list.pickup} />
        <OfferingList
          list={list}
          heading={
            <>
              <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
              <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
            </>
          }
        />
      </div>
      <Guides />
      <AppBanner />
    </>
  )
}
