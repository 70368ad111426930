import { whenIdle } from './when-idle.ts'

/** Registers after the page has loaded, so that it does not compete with it. The page works without. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  bypassRouterOffline()
  // This script may run after the `load` event, and would then wait for it in vain.
  if (document.readyState === 'complete') whenIdle(register)
  else window.addEventListener('load', () => whenIdle(register))
}

function register(): void {
  navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => console.warn('The service worker was not registered.', error))
}

/**
 * While offline, links bypass the router: the browser asks the service worker, which has the visited pages, while the
 * router would ask the server for data. On a page that came from the service worker this applies too, even if the
 * browser claims to be online.
 */
function bypassRouterOffline(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (!isAway()) return
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
      if (link && link.origin === window.location.origin && !isOnThisPage(link)) event.stopPropagation()
    },
    true,
  )
}

function isAway(): boolean {
  const controlled = navigator.serviceWorker.controller !== null
  return controlled && (!navigator.onLine || document.querySelector('[data-stored-notice]') !== null)
}

function isOnThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  const here = window.location
  return hash !== '' && pathname === here.pathname && search === here.search
}
