import { useEffect, useState } from 'react'

/**
 * Loads data that only the browser can load: when the page is shown, and again when the browser is back online. A result that
 * arrives after the reader has left the page is dropped.
 */
export function useBrowserData<Found>(look: () => Promise<Found>, first: Found) {
  const [found, setFound] = useState(first)
  useEffect(() => {
    let isShown = true
    const show = async () => {
      const next = await look()
      if (isShown) setFound(next)
    }
    const onOnline = () => void show()
    onOnline()
    window.addEventListener('online', onOnline)
    return () => {
      isShown = false
      window.removeEventListener('online', onOnline)
    }
    // `look` never changes while the component is mounted; only its identity does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return { found, setFound, lookAgain: async () => setFound(await look()) }
}
