import { whenIdle } from './when-idle.ts'

/** After the page has loaded, so that it never competes with it; the page works the same without. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  leavePlainly()
  // This script may well come after the page has loaded.
  if (document.readyState === 'complete') whenIdle(register)
  else window.addEventListener('load', () => whenIdle(register))
}

function register(): void {
  navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => console.warn('The service worker was not registered.', error))
}

/**
 * Where the network is away links are the browser's: it asks the service worker for the page, which has those that were
 * visited, while the router would ask the server for what is on it. A page that came from the worker is left this way
 * too, whatever the browser says of the network.
 */
function leavePlainly(): void {
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
