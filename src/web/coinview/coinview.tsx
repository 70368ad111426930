import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import { readInviteCode } from '../../domain/airdrop/invitation.ts'
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
import { whenNear } from './when-near.ts'
// The page links this style sheet where it is first needed, so that the first screen is painted without it.
import foliosStyles from './folios.css?url'
import '../market/figures/figures.css'
import './phone.css'
import './coinview.css'

/**
 * The parts below the first screen, hydrated when they are about to scroll into view: their links and questions work before.
 * Amounts are in the default currency until then, so for a reader with another currency they are hydrated as soon as the browser
 * is idle.
 */
const Folios = lazy(async () => {
  await (import.meta.env.SSR || storedCurrency() === undefined ? whenNear('[data-near]') : idle())
  return import('./folios.tsx')
})
const LivePrices = lazy(async () => {
  await idle()
  return import('../market/live/live-prices.tsx')
})

const DemoNotes = lazy(() => import('./demo-notes.tsx'))
const InvitedStrip = lazy(() => import('../airdrop/invited-strip.tsx'))

const load = deferredLoad(() => import('./coinview.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The page about the companion app, with drawn screens that show figures of this site. */
export default function CoinviewPage() {
  const t = useMessages('coinview/page')
  const page = useLoaded(load)
  const { app } = siteConfig
  const { language, appStores } = useSite()
  const invite = readInviteCode(new URLSearchParams(useLocation().search).get('invite'))
  // A context without a callback, so that the dictionaries of parts that load later are not preloaded with the page; these parts
  // fetch their own.
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
      <Suspense>
        <DemoNotes page={page} />
      </Suspense>
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
