import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import { readInviteCode } from '../../domain/airdrop/invitation.ts'
import { appStores } from '../../domain/kernel/site/app-stores.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { appPath } from '../../words/addresses/addresses.ts'
import { LanguageContext, useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { idle } from '../loading/when-idle.ts'
import { BeforePaint } from '../market/figures/before-paint.tsx'
import { storedCurrency } from '../market/stored/use-currency.ts'
import { PageHead } from '../page/page-head.tsx'
import { useSite } from '../reader/site.ts'
import { Hero } from './hero.tsx'
import { near } from './near.ts'
// In the page where they are needed first: the first screen is painted without them.
import foliosStyles from './folios.css?url'
import '../market/figures/figures.css'
import './phone.css'
import './coinview.css'

/** Its links and questions work before it is hydrated; its sums are in the usual currency until then. */
const Folios = lazy(async () => {
  await (import.meta.env.SSR || storedCurrency() === undefined ? near('[data-near]') : idle())
  return import('./folios.tsx')
})
/** Prices begin to move once the page stands. */
const LivePrices = lazy(async () => {
  await idle()
  return import('../market/live/live-prices.tsx')
})

/** For the few who come from an invitation. */
const InvitedStrip = lazy(() => import('../airdrop/invited-strip.tsx'))

const load = deferredLoad(() => import('./coinview.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The companion app: what it does, on drawn screens with figures of the site. */
export default function CoinviewPage() {
  const t = useMessages('coinview/page')
  const page = useLoaded(load)
  const { app } = siteConfig
  const { language } = useSite()
  const invite = readInviteCode(new URLSearchParams(useLocation().search).get('invite'))
  // What is loaded later fetches its words then: it announces none.
  const unannounced = useMemo(() => ({ language }), [language])
  return (
    <>
      <PageHead title={t.title({ app })} description={t.description({ app })} path={appPath} />
      <BeforePaint requested={undefined} />
      {invite !== undefined && (
        <Suspense>
          <InvitedStrip code={invite} />
        </Suspense>
      )}
      <Hero page={page} stores={appStores} />
      <link rel="stylesheet" href={foliosStyles} />
      <LanguageContext value={unannounced}>
        <Suspense>
          <Folios page={page} stores={appStores} />
        </Suspense>
      </LanguageContext>
      <Suspense>
        <LivePrices />
      </Suspense>
    </>
  )
}
