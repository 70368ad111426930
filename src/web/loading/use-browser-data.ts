import { useEffect, useState } from 'react'

/**
 * Data that only the browser loads: when the page is shown, and again when it is back online. Results after the page is
 * left are dropped.
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
