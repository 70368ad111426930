import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isLanguage, type Language } from '../../domain/kernel/site/language.ts'
import { arrivedFrom } from '../blog/on-japanese-host.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { useSite, type Site } from '../reader/site.ts'
import type { Visit } from '../service-worker/visit.ts'
import { ToastRegion } from '../ui/overlays/toast-region.tsx'
import { Footer } from './footer.tsx'
import { ScrollKeeper } from './scroll-keeper.tsx'

/**
 * A page counts as visited once its address has been shown for this many milliseconds, because a reader may try several filters
 * in quick succession.
 */
const stayMilliseconds = 1000

// The shown page. It is kept outside of the component, whose state is lost when an error page replaces the page.
let shown: Omit<Visit, 'assets'> | undefined

/** Reports visited pages to the service worker, which stores them for offline reading. */
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
      cancel = whenIdle(() => void reportVisit(visit))
    }, stayMilliseconds)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [pathname, search])
}

async function reportVisit(visit: Omit<Visit, 'assets'>): Promise<void> {
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

/**
 * The strip that offers another language is fetched only if the reader's browser prefers another one. If that fails, nothing is
 * shown.
 */
const LanguageStrip = lazy(() => import('./language-strip.tsx').catch(() => ({ default: () => <></> })))

function LanguageSuggestion() {
  const { language, origins } = useSite()
  const [suggested, setSuggested] = useState<Language>()
  useEffect(
    () =>
      whenIdle(() => {
        if (hasChosenLanguage(origins)) closeSuggestion()
        startTransition(() => setSuggested(suggestedLanguage(language)))
      }),
    [language, origins],
  )
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[hreflang]') !== null) closeSuggestion()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  if (suggested === undefined) return null
  const close = () => {
    closeSuggestion()
    setSuggested(undefined)
  }
  return (
    <Suspense>
      <LanguageStrip language={suggested} onClose={close} />
    </Suspense>
  )
}

function closeSuggestion(): void {
  localStorage.setItem(closedKey, 'closed')
}

/**
 * Whether the reader came by a link of another language of the site, and so has chosen this one by hand. A redirect from a page that
 * exists only in this language is no choice.
 */
function hasChosenLanguage(origins: Site['origins']): boolean {
  if (document.referrer === '' || arrivedFrom(new URLSearchParams(window.location.search)) !== null)
    return false
  const { origin } = new URL(document.referrer)
  return origin !== window.location.origin && Object.values(origins).includes(origin)
}

function suggestedLanguage(language: Language): Language | undefined {
  const [preferred = ''] = navigator.language.split('-')
  if (!isLanguage(preferred) || preferred === language) return undefined
  return localStorage.getItem(closedKey) === null ? preferred : undefined
}

/** The parts around the page that may be hydrated after it: footer, notifications and the code that keeps the scroll position. */
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
