import { useEffect, useState } from 'react'

/** What is found when a page is shown, and anew when the browser is online again. A page that is gone hears of nothing. */
export function useLooked<Found>(look: () => Promise<Found>, first: Found) {
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
    // What is asked does not change while the page stands: it is rendered anew for something else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return { found, setFound, lookAgain: async () => setFound(await look()) }
}
