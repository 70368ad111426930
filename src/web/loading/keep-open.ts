import type { LiveLine } from './live-line.ts'

/** Open while the page is, and opened at once when it is looked at again or the network is back. */
export function keepOpen({ open, close }: LiveLine): () => void {
  const openIfSeen = () => {
    if (document.visibilityState === 'visible') open()
  }
  open()
  window.addEventListener('pageshow', open)
  window.addEventListener('online', open)
  document.addEventListener('visibilitychange', openIfSeen)
  // A page that is put aside with an open line could not be brought back at once.
  window.addEventListener('pagehide', close)
  return () => {
    window.removeEventListener('pageshow', open)
    window.removeEventListener('online', open)
    document.removeEventListener('visibilitychange', openIfSeen)
    window.removeEventListener('pagehide', close)
    close()
  }
}
