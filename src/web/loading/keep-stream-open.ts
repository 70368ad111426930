import type { LiveStream } from './live-stream.ts'

export function keepStreamOpen({ open, close }: LiveStream): () => void {
  const openIfSeen = () => {
    if (document.visibilityState === 'visible') open()
  }
  open()
  window.addEventListener('pageshow', open)
  window.addEventListener('online', open)
  document.addEventListener('visibilitychange', openIfSeen)
  // The stream closes when the page is left, because browsers do not keep a page with an open connection in the back/forward
  // cache.
  window.addEventListener('pagehide', close)
  return () => {
    window.removeEventListener('pageshow', open)
    window.removeEventListener('online', open)
    document.removeEventListener('visibilitychange', openIfSeen)
    window.removeEventListener('pagehide', close)
    close()
  }
}
