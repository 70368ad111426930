import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../loading/when-idle.ts'
import type { Visit } from '../service-worker/visit.ts'

/** A reader who tries one filter after the other visits the list that they stay with. */
const stayMilliseconds = 1000

// Stands outside the component, which is made anew when an error takes the place of a page.
let shown: Omit<Visit, 'assets'> | undefined

/**
 * Tells the service worker which page is shown, so that it can be read again without a network. Where there is no
 * worker nobody is told.
 */
export function useVisit(): void {
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
