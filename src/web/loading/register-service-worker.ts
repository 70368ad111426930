import { whenIdle } from './when-idle.ts'
import { leavePlainly } from './plain-links.ts'

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
