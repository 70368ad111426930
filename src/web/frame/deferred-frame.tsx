import { useMessages } from '../i18n/use-messages.ts'
import { ToastRegion } from '../ui/overlays/toast-region.tsx'
import { Footer } from './footer.tsx'
import { ScrollKeeper } from './scroll-keeper.tsx'
import { useSite } from '../reader/site.ts'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { isLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { useLocation } from 'react-router'
import type { Visit } from '../service-worker/visit.ts'

/** A reader who tries one filter after the other visits the list that they stay with. */
const stayMilliseconds = 1000

// Stands outside the component, which is made anew when an error takes the place of a page.
let shown: Omit<Visit, 'assets'> | undefined

/**
 * Tells the service worker which page is shown, so that it can be read again without a network. Where there is no
 * worker nobody is told.
 */
function useVisit(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const address = window.location.origin + pathname + search
    if (shown?.address !== address) {
      shown = { address, since: shown === undefined ? performance.timeOrigin : Date.now() }
    }
    const visit = shown
    let cancel = () => {}
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void tellWorker(visit))
    }, stayMilliseconds)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [pathname, search])
}

async function tellWorker(visit: Omit<Visit, 'assets'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const assets = fetched
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a worker, not a window
  active?.postMessage({ ...visit, assets } satisfies Visit)
}

const closedKey = 'language-suggestion'

/** Most readers are where they want to be, so the strip is fetched for the others alone; without it nothing is lost. */
const LanguageStrip = lazy(() => import('./language-strip.tsx').catch(() => ({ default: () => <></> })))

/** The browser's language only suggests: a strip in the reader's own language, shown until it is closed once. */
function LanguageSuggestion() {
  const { language } = useSite()
  const [suggested, setSuggested] = useState<Language>()
  useEffect(() => whenIdle(() => startTransition(() => setSuggested(suggestionBeside(language)))), [language])
  if (suggested === undefined) return null
  const close = () => {
    localStorage.setItem(closedKey, 'closed')
    setSuggested(undefined)
  }
  return (
    <Suspense>
      <LanguageStrip language={suggested} onClose={close} />
    </Suspense>
  )
}

/** What the browser asks for, if we have it and the reader has not said no. */
function suggestionBeside(language: Language): Language | undefined {
  const [preferred = ''] = navigator.language.split('-')
  if (!isLanguage(preferred) || preferred === language) return undefined
  return localStorage.getItem(closedKey) === null ? preferred : undefined
}

/** The part of the frame that is hydrated after the page itself: nobody needs it in the first moment. */
export default function DeferredFrame() {
  const t = useMessages('frame')
  const { inApp } = useSite()
  useVisit()
  return (
    <>
      {!inApp && <Footer />}
      {!inApp && <LanguageSuggestion />}
      <ToastRegion label={t.notifications()} close={t.closeNotification()} />
      <ScrollKeeper />
    </>
  )
}
